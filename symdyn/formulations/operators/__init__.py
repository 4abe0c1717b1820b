"""PP99 and RK88 as global operators, and what is read off them."""

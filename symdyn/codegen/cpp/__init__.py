"""C++17: one header of templates over the scalar, with overloads for std::array and Eigen."""

"""Reports: one HTML file that opens anywhere, with its pictures inside.

chart     curves and points as the lines of an SVG
verdict   the answer in a sentence
page      what the page of an identification shows; `geometry_page` that of a calibration
    numbers   digits for people
"""

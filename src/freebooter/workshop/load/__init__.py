"""Load: scripted players on loopback, for hosts who want to know what their machine can carry."""

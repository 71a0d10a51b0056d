"""What those who work on Herna use and those who play do not need: no part of the package that is installed."""

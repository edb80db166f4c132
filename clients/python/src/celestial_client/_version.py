# Made by `npm run clients`.
__version__ = "0.1.0"

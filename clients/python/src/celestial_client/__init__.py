"""Client of the Celestial Computation Service: ``Client`` and ``AsyncClient``, one typed method for every route."""

from . import models
from ._base import CelestialError
from ._version import __version__
from .async_client import AsyncClient
from .client import OPERATIONS, Client

__all__ = ["OPERATIONS", "AsyncClient", "CelestialError", "Client", "__version__", "models"]

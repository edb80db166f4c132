"""Common parts of both clients: writing requests, reading answers, raising errors."""

from functools import lru_cache
from typing import Any, Literal
from urllib.parse import quote

import httpx
from pydantic import BaseModel, TypeAdapter

from ._version import __version__

#: Names in answers.
Names = Literal["tokens", "plain"]


class CelestialError(Exception):
    """An error answer of the service: its status and its envelope."""

    def __init__(self, status: int, envelope: dict[str, Any]) -> None:
        super().__init__(envelope.get("message") or f"HTTP {status}")
        self.status = status
        #: Stable name of the error, e.g. ``validation_error``.
        self.code: str = envelope.get("error_code", "")
        self.category: str = envelope.get("category", "")
        self.request_id: str = envelope.get("request_id", "")
        self.details: dict[str, Any] = envelope.get("details") or {}

    @property
    def problems(self) -> list[dict[str, Any]]:
        """The invalid fields: ``field`` (JSON pointer), ``message``, ``given``, ``allowed``, ``suggestions``."""
        return self.details.get("problems", [])


@lru_cache(maxsize=None)
def _reader(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _plain(value: Any) -> Any:
    """Models as dictionaries of JSON; a field of a model that is ``None`` was not given."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", by_alias=True, exclude_none=True)
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    return value


def _given(values: dict[str, Any]) -> dict[str, Any]:
    return {name: _plain(value) for name, value in values.items() if value is not None}


def _text(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    return [_text(item) for item in value] if isinstance(value, list) else value


def _written(path: str, params: dict[str, Any], query: dict[str, Any], body: Any) -> dict[str, Any]:
    """The arguments of httpx for a request."""
    for name, value in params.items():
        path = path.replace("{" + name + "}", quote(str(value), safe=""))
    parameters = {name: _text(value) for name, value in _given(query).items()}
    parts: dict[str, Any] = {"url": path, "params": parameters}
    if body is not None:
        parts["json"] = _given(body) if isinstance(body, dict) else _plain(body)
    return parts


def _checked(response: httpx.Response) -> httpx.Response:
    if response.is_success:
        return response
    try:
        envelope = response.json()
    except ValueError:
        envelope = {}
    raise CelestialError(response.status_code, envelope if isinstance(envelope, dict) else {})


def _options(base_url: str, options: dict[str, Any]) -> dict[str, Any]:
    headers = {"user-agent": f"celestial-client-python/{__version__}", **(options.pop("headers", None) or {})}
    return {"base_url": base_url, "timeout": 60.0, **options, "headers": headers}


class SyncBase:
    """``options`` are those of ``httpx.Client``. Use it as a context manager, or call ``close``.

    ``names="plain"``: ``request`` returns conventional names (Lahiri) in place of the neutral tokens of the contract (authI). Typed methods
    always return the tokens, which their models declare.
    """

    def __init__(self, base_url: str = "http://127.0.0.1:8080", names: Names = "tokens", **options: Any) -> None:
        self._names = {"names": names} if names != "tokens" else {}
        self.http = httpx.Client(**_options(base_url, options))

    def _call(
        self, verb: str, path: str, kind: Any, params: dict[str, Any], query: dict[str, Any], body: Any
    ) -> Any:
        response = _checked(self.http.request(verb, **_written(path, params, query, body)))
        return _reader(kind).validate_json(response.content)

    def request(self, verb: str, path: str, body: Any = None, **query: Any) -> Any:
        """Call any route; the answer as dictionaries and lists. ``fields``, ``precision``, ``basis`` and ``names`` change it."""
        return _checked(self.http.request(verb, **_written(path, {}, {**self._names, **query}, body))).json()

    def close(self) -> None:
        self.http.close()

    def __enter__(self):  # noqa: ANN204 - Self needs Python 3.11
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncBase:
    """``options`` are those of ``httpx.AsyncClient``. Use it as an async context manager, or await ``close``.

    ``names="plain"``: ``request`` returns conventional names (Lahiri) in place of the neutral tokens of the contract (authI). Typed methods
    always return the tokens, which their models declare.
    """

    def __init__(self, base_url: str = "http://127.0.0.1:8080", names: Names = "tokens", **options: Any) -> None:
        self._names = {"names": names} if names != "tokens" else {}
        self.http = httpx.AsyncClient(**_options(base_url, options))

    async def _call(
        self, verb: str, path: str, kind: Any, params: dict[str, Any], query: dict[str, Any], body: Any
    ) -> Any:
        response = _checked(await self.http.request(verb, **_written(path, params, query, body)))
        return _reader(kind).validate_json(response.content)

    async def request(self, verb: str, path: str, body: Any = None, **query: Any) -> Any:
        """Call any route; the answer as dictionaries and lists. ``fields``, ``precision``, ``basis`` and ``names`` change it."""
        return _checked(await self.http.request(verb, **_written(path, {}, {**self._names, **query}, body))).json()

    async def close(self) -> None:
        await self.http.aclose()

    async def __aenter__(self):  # noqa: ANN204 - Self needs Python 3.11
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

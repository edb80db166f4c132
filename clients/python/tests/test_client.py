"""Tests against a running service; CELESTIAL_URL is its address."""

import asyncio
import os

import pytest
from pydantic import BaseModel

from celestial_client import OPERATIONS, AsyncClient, CelestialError, Client, models

URL = os.environ.get("CELESTIAL_URL", "http://127.0.0.1:8080")
DT = "2024-04-08T18:17:20Z"


@pytest.fixture(scope="module")
def client():
    with Client(URL) as service:
        yield service


def test_answers_are_models(client):
    chart = client.chart(dt=DT, bodies=["Sun", "Moon"], include_nodes=False)
    assert isinstance(chart, models.ChartResponse)
    # The new moon of the eclipse is at 19 degrees of Aries.
    assert chart.planets["Moon"].sign == "Aries"
    assert 19 < chart.planets["Moon"].longitude < 20


def test_async_answers_the_same(client):
    async def ask():
        async with AsyncClient(URL) as service:
            return await asyncio.gather(*(service.chart(dt=DT, bodies=[body]) for body in ("Sun", "Moon")))

    sun, moon = asyncio.run(ask())
    assert sun == client.chart(dt=DT, bodies=["Sun"])
    assert moon.planets.keys() == {"Moon"}


def test_shapes_of_a_request_are_models_or_dictionaries(client):
    place = {"dt": "1990-06-15T13:30:00Z", "latitude": 66.9, "longitude": 20.0, "system": "P"}
    plain = client.houses(**place, policy={"polar_fallback": "fallback_to_equal"})
    typed = client.houses(**place, policy=models.HousePolicyRequest(polar_fallback="fallback_to_equal"))
    assert plain == typed
    with pytest.raises(ValueError):
        models.ChartRequest(dt=DT, bodeis=["Sun"])


def test_a_refusal_names_its_field(client):
    with pytest.raises(CelestialError) as refused:
        client.chart(dt="tomorrow")
    assert refused.value.status == 422
    assert refused.value.code == "validation_error"
    assert refused.value.problems[0]["field"] == "/dt"
    assert refused.value.request_id


def test_any_route_as_plain_values_cut_to_need(client):
    answer = client.request(
        "POST", "/v1/chart", {"dt": DT, "bodies": ["Moon"]}, fields="planets.*.longitude", precision=2, basis=False
    )
    assert answer == {"planets": {"Moon": {"longitude": 19.36}}}


def operations(document):
    for path, verbs in document["paths"].items():
        for verb, operation in verbs.items():
            # A stream of lines has no typed client.
            if "application/x-ndjson" not in operation.get("requestBody", {}).get("content", {}):
                yield path, verb, operation


def test_every_route_answers_its_example(client):
    document = client.request("GET", "/openapi.json")
    found = list(operations(document))
    assert {operation["operationId"] for _, _, operation in found} == OPERATIONS.keys()
    for path, verb, operation in found:
        given = {
            parameter["name"]: parameter["example"]
            for parameter in operation.get("parameters", [])
            if "example" in parameter
        }
        if "requestBody" in operation:
            given.update(operation["requestBody"]["content"]["application/json"]["examples"]["example"]["value"])
        method = getattr(client, OPERATIONS[operation["operationId"]])
        # Names that are words of Python end in an underscore; a body that has several shapes is one argument.
        taken = method.__annotations__
        answer = (
            method(request_body=given)
            if "request_body" in taken
            else method(**{name if name in taken else f"{name}_": value for name, value in given.items()})
        )
        for part in answer if isinstance(answer, list) else [answer]:
            if isinstance(part, BaseModel):
                assert unknown_fields(part, path) == [], path


def unknown_fields(model, where):
    """Fields of an answer that its shape does not declare, at any depth; shapes that are open have none."""
    extra = [f"{where}.{name}" for name in (model.model_extra or {})]
    for name, value in model:
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
        extra += [found for part in inner if isinstance(part, BaseModel) for found in unknown_fields(part, f"{where}.{name}")]
    return extra

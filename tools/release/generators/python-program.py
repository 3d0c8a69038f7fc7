"""Reads every JSON example of the document by the models, and calls the mock as a program would."""

import json
import sys
import types
import typing

import client
import models

DOCUMENT, URL = sys.argv[1:]


def problem(value: typing.Any, hint: typing.Any, at: str) -> typing.Optional[str]:
    """Where a value is not what its model says."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint is typing.Any:
        return None
    if hint is None or hint is type(None):
        return None if value is None else f"{at} is not null"
    if origin in (typing.Union, types.UnionType):
        tried = [problem(value, each, at) for each in arguments]
        return None if None in tried else tried[0]
    if origin is typing.Literal:
        return None if value in arguments else f"{at} is {value!r}"
    if origin in (typing.NotRequired, typing.Required):
        return problem(value, arguments[0], at)
    if origin is list:
        parts = enumerate(value) if isinstance(value, list) else [(0, None)]
        return next((found for key, each in parts if (found := problem(each, arguments[0], f"{at}/{key}"))), None)
    if origin is dict:
        return None if isinstance(value, dict) else f"{at} is no object"
    if typing.is_typeddict(hint):
        if not isinstance(value, dict):
            return f"{at} is no object"
        hints = typing.get_type_hints(hint, vars(models), include_extras=True)
        required = {key for key, each in hints.items() if typing.get_origin(each) is not typing.NotRequired}
        if missing := required - value.keys():
            return f"{at} has no {missing}"
        known = ((key, each) for key, each in value.items() if key in hints)
        return next((found for key, each in known if (found := problem(each, hints[key], f"{at}/{key}"))), None)
    if hint is float:
        return None if isinstance(value, (int, float)) else f"{at} is {value!r}"
    return None if isinstance(value, hint) else f"{at} is {value!r}, no {hint.__name__}"


with open(DOCUMENT, encoding="utf-8") as file:
    document = json.load(file)

count = 0
for path in document["paths"].values():
    for method, operation in path.items():
        if method not in ("get", "post", "patch", "put", "delete"):
            continue
        answers = [operation.get("requestBody", {}), *operation["responses"].values()]
        for answer in answers:
            if "$ref" in answer:
                answer = document["components"]["responses"][answer["$ref"].split("/")[-1]]
            for media, content in answer.get("content", {}).items():
                reference = content.get("schema", {}).get("$ref")
                if not reference or not media.endswith("json"):
                    continue
                for name, example in content.get("examples", {}).items():
                    value = document["components"]["examples"][example["$ref"].split("/")[-1]]["value"]
                    hint = getattr(models, reference.split("/")[-1])
                    found = problem(value, hint, f"{operation['operationId']} {name}")
                    assert found is None, found
                    count += 1

api = client.Client(f"{URL}/v2", "any")
page = api.list_containers({"page[size]": 5, "include": ["shipment"]})
assert problem(page, models.ContainerList, "listContainers") is None
container = api.get_container(page["data"][0]["id"])
assert container["data"]["id"] == page["data"][0]["id"], container["data"]["id"]
assert problem(container, models.ContainerDocument, "getContainer") is None
created = api.create_tracking_request(
    {
        "data": {
            "type": "tracking_request",
            "attributes": {"request_type": "bill_of_lading", "request_number": "MAEU991827364", "scac": "MAEU"},
        }
    }
)
assert created["data"]["type"] == "tracking_request"
try:
    client.Client(f"{URL}/v2", "any", {"Prefer": "code=404"}).get_shipment("019c2291-b3a0-759f-9076-bc5008c4d079")
except client.ApiError as error:
    assert error.status == 404 and error.errors[0]["status"] == "404", error.errors
else:
    raise AssertionError("A record that is not there was found")
print(f"python: {count} examples")

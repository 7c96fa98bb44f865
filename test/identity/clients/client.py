"""Runs operations of the common script with the Python client of the field.

Reads an operation as a line of JSON from standard input and answers with a line: the answer, or null where the client
has no way to ask.
"""
import json
import re
import sys

from kubernetes import client, config, dynamic, watch
from kubernetes.dynamic.exceptions import DynamicApiError, ResourceNotFoundError

METHODS = {
    "create": "create",
    "get": "read",
    "list": "list",
    "patch": "patch",
    "update": "replace",
    "delete": "delete",
    "deletecollection": "delete_collection",
}
TABLE = "application/json;as=Table;v=v1;g=meta.k8s.io"
PATCHES = {
    "json": "application/json-patch+json",
    "merge": "application/merge-patch+json",
    "apply": "application/apply-patch+yaml",
}


def main():
    config.load_kube_config(sys.argv[1])
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


def answer(operation):
    api = client.ApiClient()
    if operation.get("as"):
        api.set_default_header("Impersonate-User", operation["as"])
    try:
        return run(api, operation)
    except (client.ApiException, DynamicApiError) as error:
        return failure(error)
    except (client.ApiTypeError, ResourceNotFoundError, AttributeError):
        return None  # a parameter, kind or method that this version of the client does not have


def run(api, operation):
    verb = operation["verb"]
    if verb == "table":
        return table(api, operation)
    if verb == "watch":
        return watched(api, operation)
    is_custom = operation["apiVersion"].startswith("garden.")
    if verb == "apply" or operation.get("patchType") == "merge" or (verb == "patch" and is_custom):
        return dynamically(api, operation)
    method, arguments = typed(api, operation)
    data, code, _ = method(**arguments)
    return {"code": code, "object": api.sanitize_for_serialization(data)}


def typed(api, operation):
    """The method of the generated class, by the name that its operation has in the OpenAPI document."""
    group, version = group_version(operation)
    query = {snake(key): value for key, value in operation["query"].items()}
    if "continue" in query:
        query["_continue"] = query.pop("continue")
    arguments = {key: operation[key] for key in ("namespace", "body") if operation.get(key) is not None}
    if operation["verb"] not in ("list", "deletecollection") and has_name(operation):
        arguments["name"] = operation["name"]
    namespaced = "namespaced_" if operation.get("namespace") else ""
    kind, verb = operation["kind"], METHODS[operation["verb"]]
    suffix = snake(operation["subresource"]) if operation.get("subresource") else ""
    if group == "garden.example.com":
        arguments.update(group=group, version=version, plural=operation["plural"])
        scope = namespaced or "cluster_"
        name = f"{verb}_{scope}custom_object".replace("read", "get") + (f"_{suffix}" if suffix else "")
        return getattr(client.CustomObjectsApi(api), name + "_with_http_info"), {**arguments, **query}
    owner = getattr(client, class_name(group, version))(api)
    name = f"{verb}_{namespaced}{snake(kind)}" + (f"_{suffix}" if suffix else "")
    return getattr(owner, name + "_with_http_info"), {**arguments, **query}


def has_name(operation):
    return operation.get("name") and (operation["verb"] != "create" or operation.get("subresource"))


def dynamically(api, operation):
    found = dynamic.DynamicClient(api).resources.get(api_version=operation["apiVersion"], kind=operation["kind"])
    if operation.get("subresource"):
        found = found.subresources[operation["subresource"]]
    query = [(key, str(value)) for key, value in operation["query"].items()]
    content_type = PATCHES[operation.get("patchType") or "apply"]
    path = found.path(name=operation["name"], namespace=operation.get("namespace"))
    data, code, _ = api.call_api(
        path,
        "PATCH",
        query_params=query,
        body=operation["body"] if content_type.endswith("json") else json.dumps(operation["body"]),
        header_params={"Content-Type": content_type, "Accept": "application/json"},
        auth_settings=["BearerToken"],
        response_type="object",
    )
    return {"code": code, "object": data}


def table(api, operation):
    data, code, _ = api.call_api(
        operation["path"],
        "GET",
        query_params=list(operation["query"].items()),
        header_params={"Accept": TABLE},
        auth_settings=["BearerToken"],
        response_type="object",
    )
    shown = [i for i, column in enumerate(data["columnDefinitions"]) if column["priority"] == 0]
    columns = [data["columnDefinitions"][i]["name"].upper() for i in shown]
    rows = [[printed(row["cells"][i]) for i in shown] for row in data["rows"]]
    return {"code": code, "object": {"columns": columns, "rows": rows}}


def printed(cell):
    return "" if cell is None else str(cell).lower() if isinstance(cell, bool) else str(cell)


def watched(api, operation):
    method, arguments = typed(api, {**operation, "verb": "list"})
    streaming = getattr(method.__self__, method.__name__.replace("_with_http_info", ""))
    watcher = watch.Watch()
    events = []
    for event in watcher.stream(streaming, timeout_seconds=2, **arguments):
        events.append({"type": event["type"], "object": event["raw_object"]})
        if len(events) == operation["events"]:
            watcher.stop()
    return {"code": 200, "object": events}


def failure(error):
    status = json.loads(error.body)
    causes = status.get("details", {}).get("causes", [])
    return {
        "code": error.status,
        "reason": status.get("reason"),
        "message": status.get("message"),
        "causes": [f"{cause.get('field')}: {cause.get('message')}" for cause in causes],
    }


def group_version(operation):
    group, _, version = operation["apiVersion"].rpartition("/")
    return group, version


def class_name(group, version):
    words = re.sub(r"\.k8s\.io$", "", group or "core").split(".")
    return "".join(word.capitalize() for word in words) + version.capitalize() + "Api"


def snake(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


main()

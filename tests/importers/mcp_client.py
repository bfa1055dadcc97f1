"""Speaks with `plica mcp` as an assistant does, through the protocol's own library.

Arguments: the program, a file of JSON: {"arguments": [..], "calls": [{"tool", "arguments"}], "at_once": bool}.
Prints as JSON what the server says of itself, its tools, and each answer. The library itself holds the structured content
of every answer to the tool's schema.
"""

import asyncio
import json
import os
import sys

import jsonschema
from mcp import ClientSession, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client


def plain(model):
    return model.model_dump(mode="json", by_alias=True, exclude_none=True)


async def asked(session, call):
    try:
        return plain(await session.call_tool(call["tool"], call["arguments"]))
    except MCPError as error:
        return {"error": {"code": error.error.code, "message": error.error.message}}


async def main(program, told):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    server = StdioServerParameters(
        command=program, args=["mcp", *told["arguments"]], env={**environment, "LANG": "C"}
    )
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        begun = await session.initialize()
        tools = plain(await session.list_tools())["tools"]
        for tool in tools:
            jsonschema.Draft202012Validator.check_schema(tool["inputSchema"])
            jsonschema.Draft202012Validator.check_schema(tool["outputSchema"])
        schemas = {tool["name"]: jsonschema.Draft202012Validator(tool["inputSchema"]) for tool in tools}
        outputs = {tool["name"]: jsonschema.Draft202012Validator(tool["outputSchema"]) for tool in tools}
        if told["at_once"]:
            answers = await asyncio.gather(*(asked(session, call) for call in told["calls"]))
        else:
            answers = [await asked(session, call) for call in told["calls"]]
        for call, answer in zip(told["calls"], answers):
            if call["tool"] in schemas:
                answer["fits"] = schemas[call["tool"]].is_valid(call["arguments"])
                if "structuredContent" in answer:
                    outputs[call["tool"]].validate(answer["structuredContent"])
    return {"server": plain(begun), "tools": tools, "answers": answers}


with open(sys.argv[2], encoding="utf-8") as file:
    print(json.dumps(asyncio.run(main(sys.argv[1], json.load(file))), ensure_ascii=False))

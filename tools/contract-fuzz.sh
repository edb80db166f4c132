#!/usr/bin/env bash
# Property-based test of the running service against its own /openapi.json with Schemathesis (development only, not a dependency):
#   python3 -m venv .venv && .venv/bin/pip install schemathesis
#   tools/contract-fuzz.sh .venv/bin/st [EXAMPLES_PER_ROUTE=20] [further options of `st run`]
# More than 40,000 requests with the default, most of them of the coverage phase (an hour and more). It fails on an answer outside its
# declared shape or statuses, and on any 500.
set -euo pipefail
st=${1:?path of the st command}
examples=${2:-20}
port=${SERVICE_PORT:-8090}
cd "$(dirname "$0")/.."
node tools/build.mjs
# The routes of physical visibility answer with a pack only.
pack=$(mktemp -d)
node dist/tools/data/build.js visibility-pack --out "$pack"
SERVICE_PHYSICAL_VISIBILITY_DATA_PACK_DIRECTORY=$pack SERVICE_PORT=$port SERVICE_LOG_LEVEL=error node dist/src/main.js &
service=$!
trap 'kill $service; rm -rf "$pack"' EXIT
# `fields`, `precision` and `basis` leave a part of an answer: they are taken out of the document that answers are held against.
until curl -sf "http://127.0.0.1:$port/openapi.json" -o "$pack/openapi.json"; do sleep 0.5; done
node -e '
  const { readFileSync, writeFileSync } = require("node:fs");
  const document = JSON.parse(readFileSync(process.argv[1]));
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path))
      operation.parameters = (operation.parameters ?? []).filter(({ $ref }) => $ref === undefined);
  writeFileSync(process.argv[1], JSON.stringify(document));
' "$pack/openapi.json"
"$st" run "$pack/openapi.json" --url "http://127.0.0.1:$port" --max-examples "$examples" --seed 20261121 \
  --phases examples,coverage,fuzzing --request-timeout 60 \
  --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,response_headers_conformance,unsupported_method \
  "${@:3}"

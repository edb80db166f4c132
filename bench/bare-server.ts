// Reference of bench/bare-http.ts: a minimal server of node:http. It parses the body of a POST as JSON and stringifies a given answer for
// the path, without checks, computation, hashes and logs. Argument: the port. Standard input: a JSON object of answers by path.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const port = Number(process.argv[2]);
const answers = new Map(Object.entries(JSON.parse(readFileSync(0, 'utf8')) as Record<string, unknown>));
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'POST') JSON.parse(Buffer.concat(chunks).toString());
    const answer = Buffer.from(JSON.stringify(answers.get(request.url ?? '') ?? null));
    response.writeHead(200, { ...HEADERS, 'content-length': answer.length }).end(answer);
  });
}).listen(port, '127.0.0.1');

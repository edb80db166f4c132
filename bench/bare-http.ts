// The yardstick of bench/http.ts: a server of node:http alone that reads a body as JSON and answers with JSON of the same size as the
// service: nothing is checked, computed, hashed or logged. Argument: the port; standard input: the answer to POST, a line of JSON, and that
// to GET.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const port = Number(process.argv[2]);
const [toPost, toGet] = readFileSync(0, 'utf8')
  .split('\n')
  .map((line): unknown => JSON.parse(line));
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const isPost = request.method === 'POST';
    if (isPost) JSON.parse(Buffer.concat(chunks).toString());
    const answer = Buffer.from(JSON.stringify(isPost ? toPost : toGet));
    response.writeHead(200, { ...HEADERS, 'content-length': answer.length }).end(answer);
  });
}).listen(port, '127.0.0.1');

// The yardstick of bench/http.ts: a server of node:http alone that reads the body and sends as many bytes as the service does. Arguments:
// port, bytes of an answer to GET, bytes of an answer to POST.
import { createServer } from 'node:http';

const [port, getBytes, postBytes] = process.argv.slice(2).map(Number);
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

createServer((request, response) => {
  request.on('data', () => {});
  request.on('end', () => {
    const answer = Buffer.alloc(request.method === 'GET' ? getBytes : postBytes, 0x20);
    response.writeHead(200, { ...HEADERS, 'content-length': answer.length }).end(answer);
  });
}).listen(port, '127.0.0.1');

import { createServer } from 'node:http';

/*
 * node bench/http/answer-only.ts PORT
 * Reads a transfer's body and answers as the bank does, without doing anything: what Node's HTTP
 * costs by itself, so that the rest is known to be ours.
 */

const answer = JSON.stringify({ success: true, message: 'x'.repeat(600) });

const server = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const status = request.method === 'POST' ? 201 : 200;
    reply
      .writeHead(status, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(answer),
      })
      .end(answer);
  });
});

process.on('SIGTERM', () => process.exit(0));
server.listen(Number(process.argv[2]), '127.0.0.1');

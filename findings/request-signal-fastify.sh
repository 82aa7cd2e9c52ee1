#!/usr/bin/env bash
# fastify 5.12.8 with @fastify/multipart 10.1.9, Node.js 20 and 26 (run on 2026-11-29).
# The documents of Fastify offer `request.signal` to stop work once a client has gone away. Seen: a
# signal that is taken before the first pause of a handler is aborted as soon as the body has been
# read, while the client is still connected and receives its answer. One that is first asked for
# after the body has been read is not aborted. So work that listens to it, such as looking into an
# upload, is broken off for each caller who waits. The close of the socket tells the two apart.
# This script ends with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fastify@5.12.8 @fastify/multipart@10.1.9
cat >run.mjs <<'EOF'
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

const app = Fastify();
await app.register(multipart);
const tell = (signal, request) =>
  `aborted: ${signal.aborted}, connection closed: ${request.raw.socket.destroyed}`;
app.post('/json-taken-first', async (request) => {
  const { signal } = request;
  await pause(100);
  return tell(signal, request);
});
app.post('/form-taken-first', async (request) => {
  const { signal } = request;
  for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer();
  await pause(100);
  return tell(signal, request);
});
app.post('/form-taken-last', async (request) => {
  for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer();
  await pause(100);
  return tell(request.signal, request);
});
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address();
async function post(path, init) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', ...init });
  console.log(`${path}: ${answer.status}, ${await answer.text()}`);
}
const form = () => {
  const sent = new FormData();
  sent.set('picture', new Blob(['a few bytes']), 'picture.txt');
  return { body: sent };
};
await post('/json-taken-first', { headers: { 'content-type': 'application/json' }, body: '{}' });
await post('/form-taken-first', form());
await post('/form-taken-last', form());
await app.close();
EOF
node run.mjs | tee seen.txt
diff seen.txt - <<'EOF'
/json-taken-first: 200, aborted: true, connection closed: false
/form-taken-first: 200, aborted: true, connection closed: false
/form-taken-last: 200, aborted: false, connection closed: false
EOF
echo 'as found: a signal that was taken first is aborted while its client waits'

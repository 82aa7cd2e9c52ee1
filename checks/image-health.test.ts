import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

const [, command = '[]'] =
  /^HEALTHCHECK [^]*?\n\s+CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];

/** The exit code of the image's own health check. */
async function askedAt(port: number): Promise<number | null> {
  const [program = '', ...args] = JSON.parse(command) as string[];
  const asking = spawn(program, args, { env: { ...process.env, PORT: String(port) } });
  const [code] = (await once(asking, 'close')) as [number | null];
  return code;
}

test('the image is healthy while the process answers, and only then', async () => {
  let status = 200;
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url} ${request.headers.host}`);
    answer.writeHead(status).end('{"status":"ok"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await askedAt(port)).toBe(0);
  expect(asked).toEqual(['GET /api/live localhost']);
  status = 503;
  expect(await askedAt(port)).toBe(1);
  server.close();
  await once(server, 'close');
  expect(await askedAt(port)).toBe(1);
});

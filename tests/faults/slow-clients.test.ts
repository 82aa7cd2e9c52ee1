import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCustomer } from '../../fixtures/people.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { sendRaw } from '../support/raw-connection.ts';

let server: BankServer;
beforeAll(async () => {
  server = await startBankServer();
});
afterAll(() => server.close());

/** One byte every now and then, so that the connection is never idle. */
function drip(everyMs: number, byte: string) {
  return (socket: Socket) => {
    const timer = setInterval(() => socket.writable && socket.write(byte), everyMs);
    return () => clearInterval(timer);
  };
}

const head =
  'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

// Each sender would go on for ever: that the server ends it is the guarantee. After how many
// seconds is its setting, and no test of a busy machine.
test.concurrent('headers that drip are cut, with a word why', async () => {
  const { status, headers, text } = await sendRaw(server.origin, head, drip(200, 'x'));
  expect([status, headers['content-type'], JSON.parse(text).code]).toEqual([
    408,
    'application/problem+json',
    'TOO_SLOW',
  ]);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.concurrent('a body that drips is cut with a reason, and others are served', async () => {
  const slow = sendRaw(server.origin, `${head}Content-Length: 5000\r\n\r\n{`, drip(200, ' '));
  expect((await server.call('GET', '/api/health')).status).toBe(200);
  const { status, text } = await slow;
  expect([status, JSON.parse(text).code]).toEqual([408, 'TOO_SLOW']);
});

test.concurrent('a connection that says nothing is not kept', async () => {
  // Ends when the server closes it; were it kept, the test would run into its limit.
  const { text } = await sendRaw(server.origin, '');
  expect(text).not.toContain('200');
});

test.concurrent('a picture without end is refused as soon as it is too large', async () => {
  const { token } = await registerCustomer(server.call, 'endless.eve');
  const lines = [
    'POST /api/deposits/checks HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Transfer-Encoding: chunked',
  ];
  const start = '--b\r\nContent-Disposition: form-data; name="front"; filename="a.jpg"\r\n\r\n';
  const chunk = 'x'.repeat(0x10000);
  // Until it hears something, as browsers do: what is sent to a closed connection can undo the
  // answer on its way.
  const sendForEver = (socket: Socket) => {
    const more = () => {
      while (socket.bytesRead === 0 && socket.writable && socket.write(`10000\r\n${chunk}\r\n`));
    };
    socket.on('drain', more);
    more();
    return () => undefined;
  };
  const opening = `${lines.join('\r\n')}\r\n\r\n${start.length.toString(16)}\r\n${start}\r\n`;
  const { status, text } = await sendRaw(server.origin, opening, sendForEver);
  // A client who goes on sending may lose what was not read before the connection was cut: the head
  // comes first.
  expect(status).toBe(413);
  if (text !== '') expect(JSON.parse(text).code).toBe('FILE_TOO_LARGE');
});

test.concurrent('a picture may take longer to arrive than a form without files', async () => {
  const { token } = await registerCustomer(server.call, 'slow.sam');
  const body =
    '--b\r\nContent-Disposition: form-data; name="front"; filename="a.jpg"\r\n\r\nno ' +
    'picture\r\n--b--\r\n';
  const lines = [
    'POST /api/deposits/checks HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${body.length}`,
  ];
  const typeSlowly = (socket: Socket) => {
    let at = 0;
    const timer = setInterval(() => socket.write(body.slice(at, (at += 2))), 260);
    return () => clearInterval(timer);
  };
  const { status, text, afterMs } = await sendRaw(
    server.origin,
    `${lines.join('\r\n')}\r\n\r\n`,
    typeSlowly,
  );
  expect([status, JSON.parse(text).code]).toEqual([415, 'FILE_KIND_REFUSED']);
  expect(afterMs).toBeGreaterThan(10_500);
});

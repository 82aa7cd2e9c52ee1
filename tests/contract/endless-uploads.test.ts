import { randomBytes } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkForm } from '../../fixtures/check-pictures.ts';
import { countRows } from '../support/count-rows.ts';
import { photo, rawForm } from '../support/hostile-files.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
  await bank.withoutLimits();
  await bank.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => bank.close());

const megabyte = Buffer.alloc(1_048_576, 0x20);
const boundary = 'a-boundary-of-ours';

interface Endless {
  /** The beginning of the body; what comes then is repeated without end. */
  head: Buffer;
  rest: Buffer;
  /** The length that the sender announces; without it the upload comes in chunks. */
  announced?: number;
}

const asChunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** Sends a check as fast as it is taken, and stops only when the bank ends the connection. */
async function sendForEver({
  head,
  rest,
  announced,
}: Endless): Promise<{ status: number; sentMegabytes: number; grownMegabytes: number }> {
  const { port } = bank.app.server.address() as AddressInfo;
  const encode = announced === undefined ? asChunk : (bytes: Buffer) => bytes;
  const heading = [
    'POST /api/deposits/checks HTTP/1.1',
    'Host: bank',
    `Authorization: Bearer ${bank.cast.alice.token}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    announced === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${announced}`,
  ];
  const next = encode(rest);
  const memory = [process.memoryUsage().rss];
  let answer = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const goOn = () => {
    memory.push(process.memoryUsage().rss);
    while (!socket.destroyed && socket.write(next));
  };
  socket.on('drain', goOn);
  socket.write(Buffer.concat([Buffer.from(`${heading.join('\r\n')}\r\n\r\n`), encode(head)]));
  goOn();
  await new Promise((closed) => socket.once('close', closed));
  return {
    status: Number(answer.split(' ', 2)[1]),
    sentMegabytes: socket.bytesWritten / megabyte.length,
    grownMegabytes: (Math.max(...memory) - (memory[0] ?? 0)) / megabyte.length,
  };
}

const part = (name: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
const ofFront = Buffer.from(part('front', '; filename="a.jpg"'));
/** The last piece of a form, again and again: a part each. */
const manyParts = Buffer.from(`x\r\n${part('amount')}`.repeat(10_000));

describe('a form that never ends is refused while it streams, and its sender cut off [S-37 T-02]', () => {
  test.each([
    ['one file', { head: ofFront, rest: megabyte }],
    ['one text', { head: Buffer.from(part('amount')), rest: megabyte }],
    ['the heading of a part', { head: Buffer.from(`--${boundary}\r\nX: `), rest: megabyte }],
    ['part after part', { head: Buffer.from(part('amount')), rest: manyParts }],
    ['what comes before the first part', { head: Buffer.from('x'), rest: megabyte }],
    ['a gigabyte that was announced', { announced: 1_073_741_824, head: ofFront, rest: megabyte }],
  ])('%s', async (_what, endless) => {
    const rows = await countRows(bank.bank.db);
    const { status, sentMegabytes, grownMegabytes } = await sendForEver(endless);
    // A sender who is cut off in the middle may lose the answer; an answer that came says no.
    if (!Number.isNaN(status)) expect([400, 413]).toContain(status);
    // A form of two files is at most 20 MB; four times that is heard out, and some more is on its
    // way.
    expect(sentMegabytes).toBeLessThan(110);
    // The sender is in this process too.
    expect(grownMegabytes).toBeLessThan(100);
    expect(await countRows(bank.bank.db)).toEqual(rows);
  });
});

describe('a picture of many pictures is one picture, at once [S-40]', () => {
  test('2,000 frames of WebP are kept as the first of them', async () => {
    const frames = 2_000;
    const film = await sharp(randomBytes(8 * 8 * frames * 3), {
      raw: { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 },
    })
      .webp({ quality: 20 })
      .toBuffer();
    expect((await sharp(film, { pages: -1 }).metadata()).pages).toBe(frames);
    const picture = await photo();
    const { body, headers } = rawForm([
      { disposition: 'form-data; name="front"; filename="a.webp"', bytes: film },
      { disposition: 'form-data; name="back"; filename="b.jpg"', bytes: picture },
    ]);
    const authorization = `Bearer ${bank.cast.alice.token}`;
    const answer = await bank.app.inject({
      method: 'POST',
      url: '/api/deposits/checks',
      payload: body,
      headers: { ...headers, authorization },
    });
    expect(answer.statusCode).toBe(201);
    const kept = await bank.call('GET', answer.json().check.front, {
      token: bank.cast.alice.token,
    });
    expect(await sharp(kept.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 8,
      height: 8,
    });
  });
});

test('an upload that has come whole is stored: the end of its body is no hanging up', async () => {
  const { port } = bank.app.server.address() as AddressInfo;
  const side = await photo();
  const answer = await fetch(`http://127.0.0.1:${port}/api/deposits/checks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bank.cast.alice.token}` },
    body: checkForm({ front: side, back: side }),
  });
  expect([answer.status, (await answer.json()).code]).toEqual([201, 'CHECK_SUBMITTED']);
});

import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, toBruno, balanceOf } = useBankPerTest();

/**
 * Sends payments on a connection each, all but their last byte; the last bytes then go out
 * together.
 */
async function payAtOnce(amounts: readonly number[]): Promise<number[]> {
  const { app } = bank();
  const { port } = app.server.address() as AddressInfo;
  const bodies = amounts.map((amount) => Buffer.from(JSON.stringify(toBruno(amount))));
  const arrived = new Promise<void>((resolve) => {
    let count = 0;
    const hear = () => {
      count += 1;
      if (count < amounts.length) return;
      app.server.off('request', hear);
      resolve();
    };
    app.server.on('request', hear);
  });
  const sockets = bodies.map((body) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/transfers/local HTTP/1.1\r\nHost: bank\r\nAuthorization: Bearer ` +
        `${cast().alice.token}\r\nContent-Type: application/json\r\nContent-Length: ` +
        `${body.length}\r\nConnection: close\r\n\r\n`,
    );
    socket.write(body.subarray(0, -1));
    return socket;
  });
  await arrived;
  const answers = sockets.map(statusOf);
  sockets.forEach((socket, index) => socket.write(bodies[index]?.subarray(-1) ?? ''));
  return await Promise.all(answers);
}

async function statusOf(socket: Socket): Promise<number> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'end');
  return Number(text.split(' ', 2)[1]);
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

test('a hundred payments at once spend what is there and no more [S-29 L-272]', async () => {
  await bank().withoutLimits();
  await bank().app.listen({ host: '127.0.0.1', port: 0 });
  const thirds = await payAtOnce(Array<number>(50).fill(3_000));
  expect([count(thirds, 201), count(thirds, 422)]).toEqual([3, 47]);
  expect([
    await balanceOf(cast().alice),
    await balanceOf(cast().bruno, 'Checking Account'),
  ]).toEqual([1_000, 9_000]);
  const all = await payAtOnce(Array<number>(50).fill(1_000));
  expect([count(all, 201), count(all, 422)]).toEqual([1, 49]);
  expect([
    await balanceOf(cast().alice),
    await balanceOf(cast().bruno, 'Checking Account'),
  ]).toEqual([0, 10_000]);
});

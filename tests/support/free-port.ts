import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below what systems take for their own connections, which would be in the way of a server that
// starts a moment later.
const [lowest, highest] = [12_000, 32_000];
const given = new Set<number>();

/** A port of this machine that is free just now, and that this process was not given before. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  if (given.has(port) || !(await canListen(port))) return await findFreePort();
  given.add(port);
  return port;
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

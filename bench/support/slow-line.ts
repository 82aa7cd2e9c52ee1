import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line that is open until it is closed. */
export interface SlowLine {
  close(): Promise<void>;
}

interface Ends {
  port: number;
  /** Where the line leads, on this machine. */
  to: number;
  roundTripMs: number;
}

/**
 * A line on which every byte takes half a round trip, and a new connection a whole one before its
 * first byte leaves. It delays what a browser asks in every way: pages, scripts, workers, and the
 * handshakes of TLS. Its width is not narrowed, and connections do not begin slowly as they do on
 * a real one.
 */
export async function startSlowLine({ port, to, roundTripMs }: Ends): Promise<SlowLine> {
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (near) => {
    const far = connect({ port: to, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
      // A browser breaks off connections that it no longer needs.
      socket.on('error', () => socket.destroy());
    }
    carry(near, far, { ms: roundTripMs / 2, notBefore: performance.now() + roundTripMs });
    carry(far, near, { ms: roundTripMs / 2, notBefore: 0 });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

interface Delay {
  ms: number;
  /** When the first byte may leave. */
  notBefore: number;
}

/** Hands over what comes in its order, each piece when it has been on its way long enough. */
function carry(from: Socket, into: Socket, { ms, notBefore }: Delay): void {
  let before = Promise.resolve();
  const later = (act: () => void) => {
    const arrivesAt = Math.max(performance.now(), notBefore) + ms;
    before = before.then(async () => {
      const left = arrivesAt - performance.now();
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      if (!into.destroyed) act();
    });
  };
  from.on('data', (chunk) => later(() => into.write(chunk)));
  from.on('end', () => later(() => into.end()));
}

import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../services/limits/network-of.ts';
import type { Caller } from '../services/turns/caller.ts';

const closings = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted once the connection is closed. The signal that comes with a request says so already when
 * its body has been read, which would take an upload for one whose sender hung up.
 */
function closingOf(socket: Socket): AbortSignal {
  const known = closings.get(socket);
  if (known) return known;
  const closing = new AbortController();
  if (socket.destroyed) closing.abort();
  else socket.once('close', () => closing.abort());
  closings.set(socket, closing.signal);
  return closing.signal;
}

/** @param person undefined where no one is signed in: then the network is one. */
export function callerOf(request: FastifyRequest, person?: string): Caller {
  const network = networkOf(request.ip);
  return {
    person: person ?? `network ${network}`,
    network,
    // Made when a request has to wait: most wait for nothing.
    get gone() {
      return closingOf(request.raw.socket);
    },
  };
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusals, type RefusalCode } from '../../contract/calls/errors.ts';
import { frameworkRefusals } from './answer-error.ts';
import { Refusal } from '../base/refusal.ts';
import { problemOf, sendRefusal } from './problem.ts';

/** An address that no route can be looked up for. */
export function answerBadAddress(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendRefusal(reply, new Refusal(frameworkRefusals[error.code] ?? 'MALFORMED', {}));
}

const socketRefusals: Record<string, RefusalCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'TOO_LARGE',
};

export type AnswerUnreadable = (error: Error & { code?: string }, socket: Socket) => void;

/**
 * Refuses in the usual form what never became a request (too slow, too long or not HTTP), and
 * closes the connection.
 */
export function answerUnreadable(headers: ReadonlyMap<string, string>): AnswerUnreadable {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = socketRefusals[error.code ?? ''] ?? 'MALFORMED';
    const { status } = refusals[code];
    const body = JSON.stringify(problemOf(new Refusal(code, {}), randomUUID(), 'en'));
    const all = [
      ...headers,
      ['Content-Type', 'application/problem+json'],
      ['Content-Length', Buffer.byteLength(body)],
      ['Connection', 'close'],
    ];
    const lines = all.map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroy(error);
  };
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusals, type RefusalCode } from '../../contract/errors.ts';
import { frameworkRefusals } from './answer-error.ts';
import { Refusal } from '../refusal.ts';
import { problemOf, sendRefusal } from './problem.ts';
import { bareSecurityHeaders } from './security-headers.ts';

/** An address that no route can be looked up for: no hook of ours has seen the request, so the headers are set here. */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void sendRefusal(reply.headers(bareSecurityHeaders), new Refusal(frameworkRefusals[error.code] ?? 'MALFORMED', {}));
}

const socketRefusals: Record<string, RefusalCode> = { ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW', HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE' };

/** What never became a request, too slow, too long or not HTTP, is told so in the same form as everything else, and cut. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = socketRefusals[error.code ?? ''] ?? 'MALFORMED';
  const { status } = refusals[code];
  const body = JSON.stringify(problemOf(new Refusal(code, {}), randomUUID()));
  const headers = {
    ...bareSecurityHeaders,
    'Content-Type': 'application/problem+json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import { cookieName, strictCookie } from './cookies.ts';

const name = 'larkmoor-device';
const yearSeconds = 365 * 86_400;

const sign = (bank: Bank, userId: string, random: string) => bank.secrets.mac('known-device', `${userId}:${random}`).toString('base64url');

/** The device's own random text, when this device has signed in as this person before. */
export function readKnownDevice(bank: Bank, request: FastifyRequest, userId: string): string | undefined {
  const [random = '', signature = ''] = (request.cookies[cookieName(bank.config, name)] ?? '').split('.');
  const expected = Buffer.from(sign(bank, userId, random));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? random : undefined;
}

/** Remembers this device for this person, so that strangers' failures never slow its owner down. */
export function rememberDevice(bank: Bank, reply: FastifyReply, userId: string): void {
  const random = randomBytes(16).toString('base64url');
  void reply.setCookie(cookieName(bank.config, name), `${random}.${sign(bank, userId, random)}`, strictCookie(bank.config, yearSeconds));
}

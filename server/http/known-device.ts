import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import { cookieName, strictCookie } from './cookies.ts';
import type { Exchange } from './handler.ts';

const name = 'larkmoor-device';
const yearSeconds = 365 * 86_400;

const sign = (bank: Bank, userId: string, random: string) => bank.secrets.mac('known-device', `${userId}:${random}`).toString('base64url');

/** A family shares a browser; a cookie has room for so many of its people. */
const maxPeople = 5;
const randomShape = /^[\w-]{22}$/;

interface DeviceCookie {
  random: string;
  /** One for each person who has signed in here, the latest first. */
  signatures: string[];
}

function readCookie(bank: Bank, request: FastifyRequest): DeviceCookie | undefined {
  const [random = '', ...signatures] = (request.cookies[cookieName(bank.config, name)] ?? '').split('.');
  return randomShape.test(random) ? { random, signatures: signatures.slice(0, maxPeople) } : undefined;
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The device's own random text, when this device has signed in as this person before. */
export function readKnownDevice(bank: Bank, request: FastifyRequest, userId: string): string | undefined {
  const cookie = readCookie(bank, request);
  if (!cookie) return undefined;
  const expected = sign(bank, userId, cookie.random);
  return cookie.signatures.some((given) => isSame(given, expected)) ? cookie.random : undefined;
}

/** Remembers this device for this person, beside those who have signed in here before: strangers' failures never slow its owner down. */
export function rememberDevice(bank: Bank, { request, reply }: Exchange, userId: string): void {
  const { random, signatures } = readCookie(bank, request) ?? { random: randomBytes(16).toString('base64url'), signatures: [] };
  const own = sign(bank, userId, random);
  const people = [own, ...signatures.filter((other) => other !== own)].slice(0, maxPeople);
  void reply.setCookie(cookieName(bank.config, name), [random, ...people].join('.'), strictCookie(bank.config, yearSeconds));
}

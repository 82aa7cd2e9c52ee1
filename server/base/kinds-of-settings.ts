import * as z from 'zod/mini';
import { isLoopback } from './is-loopback.ts';

/** Compose files pass names that have no value; an empty value therefore counts as none. */
export const given = z.pipe(
  z.optional(z.string()),
  z.transform((text) => text?.trim() || undefined),
);
export const setting = <T>(schema: z.ZodMiniType<T, string>) => z.pipe(given, z.optional(schema));

export const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  setting(z.enum(words, words.map((word) => `"${word}"`).join(' or ')));

export const wholeUpTo = (most: number) => wholeBetween(0, most);
export const wholeFromOneTo = (most: number) => wholeBetween(1, most);

export const wholeBetween = (least: number, most: number) =>
  setting(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most,
            `a whole number from ${least} to ${most}`,
          ),
        ),
      z.transform(Number),
    ),
  );

export const addressWith = (...protocols: string[]) =>
  setting(
    z
      .string()
      .check(
        z.refine(
          (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
          'an address that starts with ' +
            protocols.map((protocol) => `${protocol}//`).join(' or '),
        ),
      ),
  );

/** `fetch` takes no address with a login. */
export const collectorAddress = setting(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          URL.canParse(text) &&
          /^https?:$/.test(new URL(text).protocol) &&
          new URL(text).username + new URL(text).password === '',
        'an address such as http://127.0.0.1:4318/v1/traces, without a login',
      ),
    ),
);

const hostOfAddress = /^[^/]*\/\/(?:[^/]*@)?([^/?#]*)/;

const socket =
  'an address with a host: for a socket of this machine localhost, with the folder after it, such ' +
  'as postgres://user:password@localhost/name?host=/run/postgresql';

const encoded =
  'an address such as postgres://user:password@host:5432/name, where / ? # @ : and % of user and ' +
  'password are percent-encoded';

const severalHosts =
  'an address of one host, such as postgres://user:password@host:5432/name; where PostgreSQL has ' +
  'several, name a proxy that leads to the leader';

/** Its answer prices payments, so no machine on the way may change it; this machine may. */
export const sourceAddress = setting(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          URL.canParse(text) &&
          (new URL(text).protocol === 'https:' ||
            (new URL(text).protocol === 'http:' && isLoopback(new URL(text).hostname))) &&
          new URL(text).username + new URL(text).password === '',
        'an https:// address without a login',
      ),
    ),
);

export const databaseAddress = setting(
  z.string().check(
    z.refine(
      (text) => /^postgres(?:ql)?:\/\//.test(text),
      'an address that starts with postgres:// or postgresql://',
    ),
    z.refine((text) => hostOfAddress.exec(text)?.[1] !== '', socket),
    z.refine((text) => !hostOfAddress.exec(text)?.[1]?.includes(','), severalHosts),
    z.refine((text) => URL.canParse(text), encoded),
  ),
);

/** Splits a list at its commas, and cuts the slashes at the end of each address. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(',')
    .map((address) => address.trim().replace(/\/+$/, ''))
    .filter((address) => address !== '');

/** Says whether each is an address that a program can ask over http. */
export const areWebAddresses = (text: string): boolean =>
  splitAddresses(text).every((address) => /^https?:\/\//.test(address) && URL.canParse(address));

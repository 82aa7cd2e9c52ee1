import { timingSafeEqual } from 'node:crypto';
import type { Bank } from '../../bank.ts';

const lifeSeconds = 60;

interface OpenFile {
  id: string;
  /** The person who was given the address: a visitor who opens it is taken for them. */
  viewer: string;
}

const signedText = ({ id, viewer }: OpenFile, expires: string) => `${id}:${viewer}:${expires}`;

/**
 * An address of a file that opens without a token, for a minute: for what loads a picture by
 * address alone. Give it only to who may see the file.
 */
export function signedFilePath(bank: Bank, file: OpenFile): string {
  const expires = String(Math.floor(bank.clock.now().epochMilliseconds / 1000) + lifeSeconds);
  const signature = bank.secrets
    .mac('signed-path', signedText(file, expires))
    .toString('base64url');
  return `/api/files/${file.id}/signed?viewer=${file.viewer}&expires=${expires}&signature=${signature}`;
}

export interface SignedFile extends OpenFile {
  expires: string;
  signature: string;
}

/** Says whether an address is one we made, and not older than its minute. */
export function isSignedNow(bank: Bank, { id, viewer, expires, signature }: SignedFile): boolean {
  const given = Buffer.from(signature, 'base64url');
  const isOurs = bank.secrets
    .macs('signed-path', signedText({ id, viewer }, expires))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
  return isOurs && Number(expires) * 1000 > bank.clock.now().epochMilliseconds;
}

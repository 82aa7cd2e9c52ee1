import { dictionary } from '@zxcvbn-ts/language-common';
import {
  effortOf,
  fingerprintOf,
  leastEffort,
} from '../../../contract/people/password-strength.ts';

/*
 * Loaded for the first password that a person chooses, not at the start: the list takes 6 MB, and
 * to judge all of it a third of a second.
 */

const commonPasswords = new Set<string | number>(dictionary['passwords-common']);

/**
 * Says whether a password is one of the 49,000 that attackers try first. Known offline: no password
 * leaves the bank.
 */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

/** Passwords that look hard to guess and are not: a page that judges by looks would praise them. */
export const deceptive = [...commonPasswords]
  .map(String)
  // No password has more effort than characters, and few of these have as many.
  .filter(({ length }) => length >= leastEffort.fair)
  .filter((password) => effortOf(password) >= leastEffort.fair)
  .map(fingerprintOf);

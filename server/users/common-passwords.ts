import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set<string | number>(dictionary['passwords-common']);

/** Whether a password is one of the 49,000 that attackers try first. Known offline: no password leaves the bank. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}

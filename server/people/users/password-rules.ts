import { dictionary } from '@zxcvbn-ts/language-common';
import { bankFacts } from '../../../config/bank.ts';
import {
  effortOf,
  fingerprintOf,
  hasNameOf,
  leastEffort,
} from '../../../contract/password-strength.ts';
import { minPassword } from '../../../contract/users.ts';
import type { Config } from '../../base/config.ts';
import { refuse } from '../../base/refusal.ts';

const commonPasswords = new Set<string | number>(dictionary['passwords-common']);

/**
 * Whether a password is one of the 49,000 that attackers try first. Known offline: no password
 * leaves the bank.
 */
function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

/** What looks hard to guess and is not: a page that judges by looks alone would praise it. */
const deceptive = [...commonPasswords]
  .map(String)
  .filter((password) => effortOf(password) >= leastEffort.fair)
  .map(fingerprintOf);

/** NIST SP 800-63B-4: longer where the password stands alone. */
const strictMinimum = { alone: 15, besideACode: 8 };
const specifiedMinimum = { alone: minPassword, besideACode: minPassword };

/** What may be told to anyone of the rules below. */
export const publicPasswordRules = ({ strictPasswords }: Config) => ({
  least: strictPasswords ? strictMinimum : specifiedMinimum,
  common: deceptive,
});

interface Rules {
  field: 'password' | 'newPassword';
  /** Two-step sign-in is on for whom the password is for. */
  twoSteps: boolean;
  /** Whom it is for; undefined where a link belongs to no one. */
  person: { username: string; email?: string } | undefined;
}

function namesIn(password: string, person: Rules['person']): boolean {
  const [mailbox] = person?.email?.split('@') ?? [];
  return hasNameOf(password, [bankFacts.name.split(' ')[0], person?.username, mailbox]);
}

/**
 * Where short passwords are accepted only together with a code: whether this one may stand alone.
 */
export const mayStandAlone = ({ strictPasswords }: Config, password: string): boolean =>
  !strictPasswords || [...password].length >= strictMinimum.alone;

/**
 * The specification takes six characters; a bank that wants more sets BANK_POLICY=strict.
 * @returns what to warn of: a password that everybody guesses first.
 */
export function applyPasswordRules(
  config: Config,
  password: string,
  { field, twoSteps, person }: Rules,
): 'PASSWORD_COMMON' | undefined {
  const common = isCommonPassword(password);
  if (config.strictPasswords) {
    const least = twoSteps ? strictMinimum.besideACode : strictMinimum.alone;
    const text =
      [...password].length < least
        ? `Password must be at least ${least} characters long.`
        : common
          ? 'This password is known to attackers. Please choose another.'
          : namesIn(password, person)
            ? 'Please choose a password without your name, your address or the bank’s name.'
            : undefined;
    if (text !== undefined)
      refuse('INVALID_FIELDS', { params: { first: text }, fields: { [field]: text } });
  }
  return common ? 'PASSWORD_COMMON' : undefined;
}

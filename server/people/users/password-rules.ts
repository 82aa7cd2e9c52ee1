import { bankFacts } from '../../../config/bank.ts';
import { hasNameOf } from '../../../contract/people/password-strength.ts';
import { minPassword } from '../../../contract/people/users.ts';
import type { Config } from '../../base/config.ts';
import { refuse } from '../../base/refusal.ts';

const listOfCommon = () => import('./common-passwords.ts');

/** NIST SP 800-63B-4: longer where the password is the only factor. */
const strictMinimum = { alone: 15, besideACode: 8 };
const specifiedMinimum = { alone: minPassword, besideACode: minPassword };

/** The part of the rules below that anyone may know. */
export const publicPasswordRules = async ({ strict }: Config) => ({
  least: strict ? strictMinimum : specifiedMinimum,
  common: (await listOfCommon()).deceptive,
});

interface Rules {
  field: 'password' | 'newPassword';
  /** Two-step sign-in is on for whom the password is for. */
  twoSteps: boolean;
  /** The owner of the password; undefined where a link belongs to no one. */
  person: { username: string; email?: string } | undefined;
}

function namesIn(password: string, person: Rules['person']): boolean {
  const [mailbox] = person?.email?.split('@') ?? [];
  return hasNameOf(password, [bankFacts.name.split(' ')[0], person?.username, mailbox]);
}

/**
 * Says whether a password is long enough without a code, where short ones are accepted only with
 * one.
 */
export const mayStandAlone = ({ strict }: Config, password: string): boolean =>
  !strict || [...password].length >= strictMinimum.alone;

/**
 * The specification takes six characters; a bank that wants more sets BANK_POLICY=strict.
 * @returns what to warn of: a password that everybody guesses first.
 */
export async function applyPasswordRules(
  config: Config,
  password: string,
  { field, twoSteps, person }: Rules,
): Promise<'PASSWORD_COMMON' | undefined> {
  const common = (await listOfCommon()).isCommonPassword(password);
  if (config.strict) {
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

import {
  effortOf,
  fingerprintOf,
  hasNameOf,
  leastEffort,
} from '../../../contract/people/password-strength.ts';
import { newPasswordTexts as texts } from './new-password.texts.ts';
import type { PasswordRules } from './password-rules.ts';

/**
 * Says how good a password is while it is typed. Without the bank's rules nothing good is said: a
 * password that everybody chooses would be praised.
 */
export function judgePassword(
  password: string,
  names: readonly (string | undefined)[],
  rules: PasswordRules,
): string {
  const length = [...password].length;
  if (length === 0) return '';
  if (length < rules.least.besideACode) return texts.tooShort(rules.least.besideACode);
  if (length < rules.least.alone) return texts.onlyBesideACode(rules.least.alone);
  if (hasNameOf(password, names)) return texts.named;
  const effort = effortOf(password);
  if (effort < leastEffort.fair) return texts.weak;
  if (rules.common.includes(fingerprintOf(password))) return texts.common;
  if (effort < leastEffort.good) return texts.fair;
  return effort < leastEffort.strong ? texts.good : texts.strong;
}

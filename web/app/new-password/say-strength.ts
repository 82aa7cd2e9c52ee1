import { brand } from '../../../config/bank.ts';
import { judgePassword } from './judge-password.ts';
import { readPasswordRules } from './password-rules.ts';

/** The owner of the password, where the page knows without asking. */
export interface Owner {
  username: string;
  email: string;
}

function valueOf(form: HTMLFormElement | null, name: string): string | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : undefined;
}

const mailboxOf = (email: string | undefined) => email?.split('@')[0];

/** Judges the password in a field, with its owner's names and those in the same form. */
export async function sayStrength(
  { value, form }: HTMLInputElement,
  owner: Owner | undefined,
): Promise<string> {
  const names = [
    brand.shortName,
    owner?.username,
    mailboxOf(owner?.email),
    valueOf(form, 'username'),
    mailboxOf(valueOf(form, 'email')),
  ];
  return judgePassword(value, names, await readPasswordRules());
}

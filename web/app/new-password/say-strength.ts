import { brand } from '../../../config/bank.ts';
import { call, type Answer } from '../../api/client.ts';
import { judgePassword } from './judge-password.ts';

let rules: Promise<Answer<'GET /api/password-rules'>> | undefined;

/** The rules of this bank, asked for once; nothing of what is typed goes along. */
async function readRules(): Promise<Answer<'GET /api/password-rules'>> {
  rules ??= call('GET /api/password-rules', {});
  try {
    return await rules;
  } catch (failure) {
    rules = undefined;
    throw failure;
  }
}

function valueOf(form: HTMLFormElement | null, name: string): string | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control.value : undefined;
}

/** What to say of the password in a field, with the names in the same form. */
export async function sayStrength({ value, form }: HTMLInputElement): Promise<string> {
  const mailbox = valueOf(form, 'email')?.split('@')[0];
  const names = [brand.shortName, valueOf(form, 'username'), mailbox];
  return judgePassword(value, names, await readRules());
}

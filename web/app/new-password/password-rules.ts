import { call, type Answer } from '../../api/client.ts';

export type PasswordRules = Answer<'GET /api/password-rules'>;

let rules: Promise<PasswordRules> | undefined;

/** The rules of this bank, asked for once; nothing of what is typed goes along. */
export async function readPasswordRules(): Promise<PasswordRules> {
  rules ??= call('GET /api/password-rules', {});
  try {
    return await rules;
  } catch (failure) {
    rules = undefined;
    throw failure;
  }
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { Bank } from '../bank.ts';
import { ConfigError } from '../config.ts';
import { recordAudit } from '../audit/audit-event.ts';
import { systemContext } from '../context.ts';
import { hashPassword } from './password-hash.ts';
import { countUsers, insertUser } from './users-store.ts';

export interface FirstAdmin {
  username: string;
  /** Only when it was generated: printed once, kept nowhere. */
  generatedPassword: string | undefined;
}

/** Readable aloud, 100 random bits. */
export function generatePassword(): string {
  return randomBytes(15).toString('base64url').match(/.{5}/g)?.join('-') ?? '';
}

/** Gives a bank without an admin its first one: from the environment, or with a generated password that must be changed. */
export async function createFirstAdmin(bank: Bank): Promise<FirstAdmin | undefined> {
  if ((await countUsers(bank.db, 'admin')) > 0) return undefined;
  const { username = 'admin', email = `${username}@${new URL(bank.config.publicUrl).hostname}`, password } = bank.config.admin;
  const generatedPassword = password === undefined ? generatePassword() : undefined;
  const id = randomUUID();
  const user = {
    id,
    username,
    email,
    passwordHash: await hashPassword(bank.secrets, password ?? generatedPassword ?? ''),
    passwordChangeRequired: password === undefined,
    role: 'admin' as const,
    now: bank.clock.now(),
  };
  const created = await bank.db.tx(async (tx) => {
    if (!(await insertUser(tx, user))) return false;
    await recordAudit(tx, systemContext(bank, 'start', id), { action: 'admin.added', subject: `user:${id}` });
    return true;
  });
  if (created) return { username, generatedPassword };
  // A second server of the same bank may have been quicker.
  if ((await countUsers(bank.db, 'admin')) > 0) return undefined;
  throw new ConfigError(`BANK_ADMIN_USERNAME "${username}" or BANK_ADMIN_EMAIL already belongs to a customer. Choose another.`);
}

import { randomBytes, randomUUID } from 'node:crypto';
import { bankFacts } from '../../../config/bank.ts';
import { registration } from '../../../contract/people/users.ts';
import type { Bank } from '../../bank.ts';
import { ConfigError } from '../../base/config-error.ts';
import { systemContext } from '../../context.ts';
import { addStaff } from './add-staff.ts';
import { theBank } from '../../services/turns/caller.ts';
import { hashPassword } from './password-hash.ts';
import { countUsers } from './users-store.ts';

export interface FirstAdmin {
  username: string;
  /** Only when it was generated: printed once, kept nowhere. */
  generatedPassword: string | undefined;
}

/** Readable aloud, 100 random bits. */
export function generatePassword(): string {
  return randomBytes(15).toString('base64url').match(/.{5}/g)?.join('-') ?? '';
}

/**
 * At the public host, or at the bank's own domain where no mail can be sent to that host, such as
 * localhost. No person can type that address, so it asks for no link.
 */
function addressOf(username: string, { config }: Bank): string {
  const address = `${username}@${new URL(config.publicUrl).hostname}`;
  return registration.shape.email.safeParse(address).success
    ? address
    : `${username}@${bankFacts.email.slice(bankFacts.email.indexOf('@') + 1)}`;
}

/**
 * Gives a bank without an admin its first one: from the environment, or with a generated password
 * that must be changed.
 */
export async function createFirstAdmin(bank: Bank): Promise<FirstAdmin | undefined> {
  if ((await countUsers(bank.db, 'admin')) > 0) return undefined;
  const { username = 'admin', password } = bank.config.admin;
  const email = bank.config.admin.email ?? addressOf(username, bank);
  const generatedPassword = password === undefined ? generatePassword() : undefined;
  const id = randomUUID();
  const passwordHash = await hashPassword(
    { bank, caller: theBank },
    password ?? generatedPassword ?? '',
  );
  const created = await bank.db.tx((tx) =>
    addStaff(tx, systemContext(bank, 'start', id), {
      id,
      username,
      email,
      passwordHash,
      passwordChangeRequired: password === undefined,
      staffRole: 'manager',
      reason: 'The first of the bank.',
    }),
  );
  if (created) return { username, generatedPassword };
  // A second server of the same bank may have been quicker.
  if ((await countUsers(bank.db, 'admin')) > 0) return undefined;
  throw new ConfigError(
    `BANK_ADMIN_USERNAME "${username}" or BANK_ADMIN_EMAIL already belongs to a customer. ` +
      'Choose another.',
  );
}

import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../base/sealing/secrets.ts';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { recoveryCodeUsedNotice } from '../../services/mail/second-factor-notices.ts';
import type { StoredUser } from '../users/users-store.ts';
import { countRecoveryCodes } from './second-factor-store.ts';

/** Crockford's base 32: no letter that is read as another, and none that makes a word. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codesAtOnce = 10;
const codeLength = 16;

function newRecoveryCode(): string {
  // 256 is a multiple of 32, so no letter is likelier than another.
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Ten codes of 80 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codesAtOnce }, newRecoveryCode);

/** As they are shown: four groups of four. */
export const inGroups = (code: string): string => code.replaceAll(/.{4}(?!$)/g, '$&-');

/**
 * Cuts from typed text what does not matter: spaces, dashes, case, and letters that look like
 * digits.
 */
export const withoutLooks = (typed: string): string =>
  typed
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0');

/**
 * The same for the same code of the same person, and useless to a thief who has only the database:
 * no code can be tried against it.
 */
export const hashRecoveryCode = (secrets: Secrets, userId: string, code: string): Buffer =>
  secrets.mac('recovery-code', `${userId}:${code}`);

/** The hashes that a code may be kept as: under the key of the time when it was made. */
export const hashesOfRecoveryCode = (secrets: Secrets, userId: string, code: string): Buffer[] =>
  secrets.macs('recovery-code', `${userId}:${code}`);

/**
 * A stranger may have found the list: its owner gets a mail for each code that is used, at login
 * and for a change alike.
 */
export async function noteRecoveryCode(ctx: Context, user: StoredUser): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    const left = await countRecoveryCodes(tx, user.id);
    await recordAudit(tx, ctx, {
      action: 'recovery_codes.one_used',
      subject: `user:${user.id}`,
      details: { left: String(left) },
    });
    await queueNotice(tx, clock, user, recoveryCodeUsedNotice(left));
  });
}

import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { doNextJob } from '../jobs/take-job.ts';
import { passwordResetLink } from '../mail/notices.ts';
import type { SendMail } from '../mail/send-mail.ts';
import { hashSecret } from '../users/session-token.ts';
import { findUserByEmail } from '../users/users-store.ts';
import { replaceLink } from './password-resets-store.ts';

const lifeMinutes = 15;

/** Makes and mails one link. The secret is in the mail alone: the database keeps its hash, and no queue ever held it. */
export function passwordResetLinkJob(send: SendMail) {
  return async ({ bank }: Context): Promise<number> => {
    const { db, clock, config } = bank;
    const done = await doNextJob<{ email: string }>(db, 'password_reset_link', clock.now, async ({ id, payload }) => {
      const user = await findUserByEmail(db, payload.email);
      if (!user) return;
      const token = randomBytes(32).toString('base64url');
      await replaceLink(db, { userId: user.id, tokenHash: hashSecret(token), expiresAt: clock.now().add({ minutes: lifeMinutes }) });
      // Behind the #, so that the secret reaches no server, log or referrer.
      await send(id, passwordResetLink(user, `${config.publicUrl}/reset-password#token=${token}`));
    });
    return Number(done);
  };
}

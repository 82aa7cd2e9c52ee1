import type { Context } from '../context.ts';
import { doNextJob } from '../jobs/take-job.ts';
import { pinResetLink } from '../mail/notices.ts';
import type { SendMail } from '../mail/send-mail.ts';
import { createLinkSecret } from '../users/mailed-links-store.ts';
import { findUser } from '../users/users-store.ts';

/** Makes and mails one link to choose a new security PIN, as the password's job does for a password. */
export function pinResetLinkJob(send: SendMail) {
  return (ctx: Context): Promise<number> => {
    const { db, clock, config } = ctx.bank;
    return doNextJob<{ userId: string }>(ctx, 'pin_reset_link', async ({ id, payload }) => {
      const user = await findUser(db, payload.userId);
      if (!user) return;
      const secret = await createLinkSecret(db, user.id, 'pin', clock.now());
      await send(id, pinResetLink(user, `${config.publicUrl}/user/security-pin#token=${secret}`));
    });
  };
}

import type { UploadedFile } from '../../../contract/values/files.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { preparePicture, type PreparedPicture } from '../../services/files/prepare-upload.ts';
import { storeFile } from '../../services/files/stored-file.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { setProfileImage } from './profile-files-store.ts';

/** As large as a face is ever shown, on the sharpest screen. */
const imageMaxSide = 1_024;

/**
 * Decoding a picture costs more than most calls: enough tries for a customer who is hard to please.
 */
export const submissions: LimitRule = { name: 'profile-submit', points: 30, duration: 600 };

export async function prepareProfileImage(
  ctx: SignedInContext,
  file: UploadedFile,
): Promise<PreparedPicture> {
  return await preparePicture(ctx, { field: 'profileImage', file, maxSide: imageMaxSide });
}

/** A new profile picture in place of the old one. */
export async function changeProfileImage(ctx: SignedInContext, file: UploadedFile): Promise<void> {
  const { bank, session } = ctx;
  await countRequest(bank, submissions, session.userId);
  const picture = await prepareProfileImage(ctx, file);
  await bank.db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    const id = await storeFile(tx, bank, {
      ownerId: session.userId,
      purpose: 'profile_photo',
      file: picture,
    });
    await setProfileImage(tx, session.userId, id);
    await recordAudit(tx, ctx, {
      action: 'profile.image_changed',
      subject: `user:${session.userId}`,
    });
  });
}

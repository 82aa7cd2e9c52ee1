import { createHash } from 'node:crypto';
import type { CheckFlag } from '../../../contract/staff/check-reviews.ts';
import type { Bank } from '../../bank.ts';
import type { Tx } from '../../db/database.ts';
import type { PreparedPicture } from '../../services/files/prepare-upload.ts';
import { findEarlierLike } from './checks-store.ts';

/** Below this, in pixels, the small print of a check cannot be read. */
const readableWidth = 800;
const readableHeight = 350;

/** Of 256 bits: a picture sent again in another size or quality differs in at most this many. */
const lookAlikeBits = 6;
const lookBackDays = 90;

/**
 * A keyed hash of a picture as it came in: the same file is recognized again, and the hash does not
 * reveal what was sent.
 */
export function pictureDigests(bank: Bank, bytes: Uint8Array): Pick<Side, 'digest' | 'digests'> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return {
    digest: bank.secrets.mac('file-digest', hash),
    digests: bank.secrets.macs('file-digest', hash),
  };
}

export interface Side {
  picture: PreparedPicture;
  digest: Buffer;
  /** As it would be kept under each key: an earlier one is found by them. */
  digests: readonly Buffer[];
}

interface NewSides {
  userId: string;
  statedMinor: bigint | null;
  /** Business time. */
  at: Temporal.Instant;
  front: Side;
  back: Side;
}

const isTiny = ({ picture: { width, height } }: Side) =>
  Math.max(width, height) < readableWidth || Math.min(width, height) < readableHeight;

/**
 * Flags what staff should look at first. None of it refuses a check: a bad picture may still be
 * read, and a check may be sent again for a reason.
 */
export async function flagCheck(
  tx: Tx,
  { userId, statedMinor, at, front, back }: NewSides,
): Promise<CheckFlag[]> {
  const { same, alike } = await findEarlierLike(tx, {
    userId,
    frontDigests: front.digests,
    frontLikeness: front.picture.likeness,
    atMost: lookAlikeBits,
    statedMinor,
    since: at.subtract({ hours: lookBackDays * 24 }),
  });
  const flags: CheckFlag[] = [];
  if (same) flags.push('duplicate');
  else if (alike) flags.push('look_alike');
  if (isTiny(front) || isTiny(back)) flags.push('tiny');
  if (front.digest.equals(back.digest)) flags.push('same_sides');
  return flags;
}

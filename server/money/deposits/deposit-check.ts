import { usdParam } from '../../../contract/words/params.ts';
import { randomUUID } from 'node:crypto';
import { addBusinessDays, addWeekdays } from '../../../contract/values/business-days.ts';
import {
  checkBusinessDays,
  type Check,
  type CheckFields,
  type depositCheckRoute,
} from '../../../contract/money/deposits.ts';
import type { FilesOf } from '../../../contract/calls/route.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { preparePicture } from '../../services/files/prepare-upload.ts';
import { storeFile } from '../../services/files/stored-file.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import { lockActiveUser } from '../../people/users/lock-user.ts';
import { readCheckAllowance } from './check-allowance.ts';
import { flagCheck, pictureDigests, type Side } from './check-flags.ts';
import { checkView } from './check-view.ts';
import { insertCheck, type NewCheck } from './checks-store.ts';

/** Enough to read every line of a check. */
const maxSide = 1_800;

/** Decoding a picture costs more than any other call: enough tries for a shaking hand. */
const perCustomer: LimitRule = { name: 'check-deposit', points: 30, duration: 600 };

async function ownAccount(
  tx: Tx,
  userId: string,
  number: string | undefined,
): Promise<StoredAccount> {
  const accounts = await findAccountsOf(tx, [userId]);
  const chosen = accounts.find((account) =>
    number === undefined ? account.kind === 'checking' : account.number === number,
  );
  return chosen ?? refuse('DEPOSIT_ACCOUNT_INVALID');
}

async function prepareSide(
  ctx: SignedInContext,
  field: 'front' | 'back',
  files: FilesOf<typeof depositCheckRoute>,
): Promise<Side> {
  const file = files[field];
  return {
    picture: await preparePicture(ctx, { field, file, maxSide }),
    ...pictureDigests(ctx.bank, file.bytes),
  };
}

async function refuseAboveLimit(
  tx: Tx,
  { bank, session }: SignedInContext,
  statedMinor: bigint | undefined,
): Promise<void> {
  if (statedMinor === undefined || !bank.config.limits) return;
  const { perDay, per30Days } = await readCheckAllowance(tx, bank, session.userId);
  const leftMinor = perDay.leftMinor < per30Days.leftMinor ? perDay.leftMinor : per30Days.leftMinor;
  if (statedMinor > leftMinor) refuse('CHECK_LIMIT', { params: { left: usdParam(leftMinor) } });
}

/** Keeps the two pictures of a check for staff. No money moves before they have accepted it. */
export async function depositCheck(
  ctx: SignedInContext,
  { amount, account: number }: CheckFields,
  files: FilesOf<typeof depositCheckRoute>,
): Promise<Check> {
  const { bank, session } = ctx;
  await countRequest(bank, perCustomer, session.userId);
  const front = await prepareSide(ctx, 'front', files);
  const back = await prepareSide(ctx, 'back', files);
  const day = bank.clock.businessDay();
  return await bank.db.tx(async (tx) => {
    // Of two checks at once the second sees the first, and none comes after the accounts were
    // closed.
    await lockActiveUser(tx, session.userId);
    const frontFileId = await storeFile(tx, bank, {
      ownerId: session.userId,
      purpose: 'check_front',
      file: front.picture,
    });
    const backFileId = await storeFile(tx, bank, {
      ownerId: session.userId,
      purpose: 'check_back',
      file: back.picture,
    });
    const account = await ownAccount(tx, session.userId, number);
    await refuseAboveLimit(tx, ctx, amount);
    const [createdAt, statedMinor] = [bank.clock.businessNow(), amount ?? null];
    const check: NewCheck = {
      id: randomUUID(),
      userId: session.userId,
      accountId: account.id,
      frontFileId,
      backFileId,
      statedMinor,
      frontDigest: front.digest,
      backDigest: back.digest,
      frontLikeness: front.picture.likeness,
      flags: await flagCheck(tx, {
        userId: session.userId,
        statedMinor,
        at: createdAt,
        front,
        back,
      }),
      createdAt,
      expectedOn: addWeekdays(day, checkBusinessDays),
      availableOn: addBusinessDays(
        day,
        checkBusinessDays,
        await readPolicy(tx, 'holidays', createdAt),
      ),
    };
    await insertCheck(tx, check);
    await recordAudit(tx, ctx, {
      action: 'check.received',
      subject: `user:${session.userId}`,
      details: { check: check.id },
    });
    return checkView(
      {
        ...check,
        account: account.number,
        status: 'received',
        acceptedMinor: null,
        returnReason: null,
      },
      [],
    );
  });
}

import { postRequestWithin } from '../../ledger/post-one.ts';
import { usdParam } from '../../../contract/words/params.ts';
import { nextBusinessDay, type OwnDays } from '../../../contract/values/business-days.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { acceptCheckRoute } from '../../../contract/staff/check-reviews.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { said } from '../../../contract/calls/said.ts';
import { checkAsSender } from '../../../contract/money/transfer-words.ts';
import { bankingDayOf, startOfDay } from '../../base/clock.ts';
import { derivedId } from '../../base/digest.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { refuse } from '../../base/refusal.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { decisionCall } from '../../desk/queue-calls.ts';
import type { Claim } from '../../http/handler.ts';
import type { PostingPlan } from '../../ledger/plan.ts';
import { auditSideRow } from '../../services/audit/audit-event.ts';
import {
  type Given,
  givenByTwo,
  isProposer,
  judgeGivenAlone,
} from '../../people/users/second-person.ts';
import { requireSecondPerson } from '../../people/users/two-people.ts';
import { findUser, accountHolderName, type StoredUser } from '../../people/users/users-store.ts';
import { queueNotice } from '../../services/mail/queue-notice.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { creditFromBank } from '../transfers/credit-from-bank.ts';
import { readLeftForCheck } from './check-allowance.ts';
import { findCheckHolds, insertCheckHold } from './check-holds-store.ts';
import { acceptedNotice } from './check-notices.ts';
import { checkReference } from './checks-store.ts';
import {
  checkOf,
  type LockedCheck,
  markCheckAccepted,
  writeCheckProposal,
} from './decided-checks-store.ts';

type Acceptance = BodyOf<typeof acceptCheckRoute>;

interface Accepted {
  check: LockedCheck;
  customer: StoredUser;
  amountMinor: bigint;
  given: Given;
}

function creditPlan(
  ctx: SignedInContext,
  claim: Claim,
  { check, customer, amountMinor, given }: Accepted,
): PostingPlan {
  const answer = () => ({
    status: 200,
    body: said('CHECK_ACCEPTED', { amount: usdParam(amountMinor) }),
  });
  return creditFromBank(
    ctx,
    { ...claim, ...given, answer },
    {
      kind: 'check_deposit',
      account: { id: check.accountId, userId: check.userId, number: check.account },
      amountMinor,
      recipientName: accountHolderName(customer),
      reference: checkReference(check.id),
      order: { status: 'approved', senderAccount: checkAsSender, transferDate: check.createdAt },
      memo: `Check deposited to ${check.account}`,
      trail: {
        action: 'check.accepted',
        subject: `user:${check.userId}`,
        details: {
          check: check.id,
          transfer: claim.claimId,
          amountMinor: String(amountMinor),
          statedMinor: String(check.statedMinor ?? ''),
          ...(check.proposedBy !== null && { readFirstBy: `admin:${check.proposedBy}` }),
        },
      },
    },
  );
}

/** An amount that the customer did not write is read twice before it is money. */
function readAmount({ amount, confirmedAmount }: Acceptance, { statedMinor }: LockedCheck): bigint {
  const amountMinor = exactMinor(amount);
  if (amountMinor !== statedMinor && confirmedAmount !== amount) refuse('AMOUNT_NOT_CONFIRMED');
  return amountMinor;
}

/** Keeps what one person has read for a second one: it claims the request and moves nothing. */
async function propose(
  tx: Tx,
  ctx: SignedInContext,
  { check, claim, amountMinor }: { check: LockedCheck; claim: Claim; amountMinor: bigint },
) {
  await writeCheckProposal(tx, check.id, { by: ctx.session.userId, amountMinor });
  return await postRequestWithin(ctx.bank.ledger, tx, {
    ...claim,
    requestId: ctx.requestId,
    preconditions: [],
    activities: [],
    sideRows: [
      auditSideRow(ctx, {
        action: 'check.acceptance_proposed',
        subject: `user:${check.userId}`,
        details: { check: check.id, amountMinor: String(amountMinor) },
      }),
    ],
    answer: {
      status: 202,
      body: said('CHECK_READ_ONCE'),
    },
  });
}

/**
 * @returns those who may post this amount: one person alone, or two who have read the same;
 * undefined where a second person has to read it too.
 * @throws {Refusal} CHECK_READ_BY_YOU, NOT_YET_TWO
 */
async function givenFor(
  tx: Tx,
  ctx: SignedInContext,
  { check: { proposedBy, proposedMinor }, amountMinor }: Pick<Accepted, 'check' | 'amountMinor'>,
): Promise<Given | undefined> {
  const judged = await judgeGivenAlone(tx, ctx, { amountMinor, kind: 'check_deposit' });
  if (judged.given) return judged.given;
  // A reading of a colleague who may not read any more is none.
  if (
    proposedBy === null ||
    !(await isProposer(tx, ctx.bank, { proposedBy, right: 'handle-money' }))
  )
    return undefined;
  await requireSecondPerson(tx, ctx, { firstPerson: proposedBy, own: 'CHECK_READ_BY_YOU' });
  return proposedMinor === amountMinor ? givenByTwo(proposedBy) : undefined;
}

/**
 * Credits a check, holds its money until its days, tells the customer: all in one transaction,
 * once, by its holder alone.
 */
export const acceptCheck = decisionCall(acceptCheckRoute, {
  asked: ({ body }) => ['accept', body],

  async act(tx, ctx, { id, body, claim }) {
    const { bank } = ctx;
    const check = await checkOf(tx, id);
    const amountMinor = readAmount(body, check);
    // Of two checks of one customer at once the second sees what the first has used up.
    await bank.ledger.lockOwners(tx, [check.userId]);
    const leftMinor = await readLeftForCheck(tx, bank, check);
    if (leftMinor !== null && amountMinor > leftMinor)
      refuse('CHECK_ABOVE_LIMIT', { params: { left: usdParam(leftMinor) } });
    const given = await givenFor(tx, ctx, { check, amountMinor });
    if (!given) return (await propose(tx, ctx, { check, claim, amountMinor })).answer;
    const customer = (await findUser(tx, check.userId)) ?? refuse('ACCOUNT_CLOSED');
    const posted = await postRequestWithin(
      bank.ledger,
      tx,
      creditPlan(ctx, claim, { check, customer, amountMinor, given }),
    );
    await markCheckAccepted(tx, {
      id,
      amountMinor,
      by: ctx.session.userId,
      at: bank.clock.businessNow(),
      transferId: claim.claimId,
    });
    await placeCheckHolds(tx, ctx, { check, amountMinor });
    await queueNotice(
      tx,
      bank.clock,
      customer,
      acceptedNotice({
        amountMinor,
        account: check.account,
        holds: (await findCheckHolds(tx, [id])).get(id) ?? [],
      }),
    );
    return posted.answer;
  },

  answer: (answer) => ({ kind: 'posted', answer }),
});

interface Part {
  amountMinor: bigint;
  availableOn: CalendarDay;
}

/**
 * Regulation CC's business days are those of the calendar, whatever the bank itself closes on
 * (12 CFR 229.2(g), read on 2026-11-28).
 */
const daysOfTheLaw: OwnDays = { closed: [], open: [] };

/**
 * The parts of a check and their days: some of it on the next business day after its deposit, as
 * Regulation CC would have it of paper at a counter, the rest on its available date, the third
 * business day of this bank. That rule binds no deposit by picture, and would have the rest on the
 * second.
 */
async function partsOf(tx: Tx, check: LockedCheck, amountMinor: bigint): Promise<Part[]> {
  const { nextDayMinor } = await readPolicy(tx, 'checkHold', check.createdAt);
  const nextDay = nextBusinessDay(bankingDayOf(check.createdAt), daysOfTheLaw);
  const first = BigInt(nextDayMinor) < amountMinor ? BigInt(nextDayMinor) : amountMinor;
  return [
    { amountMinor: first, availableOn: nextDay },
    { amountMinor: amountMinor - first, availableOn: check.availableOn },
  ];
}

/**
 * Holds what of a credited check may not be spent yet. A part whose day has come while the check
 * waited is free at once.
 */
async function placeCheckHolds(
  tx: Tx,
  { bank }: Context,
  { check, amountMinor }: { check: LockedCheck; amountMinor: bigint },
): Promise<void> {
  const placedAt = bank.clock.businessNow();
  for (const part of await partsOf(tx, check, amountMinor)) {
    const expiresAt = startOfDay(part.availableOn);
    if (part.amountMinor === 0n || Temporal.Instant.compare(expiresAt, placedAt) <= 0) continue;
    const holdId = derivedId('check-hold', check.id, part.availableOn);
    const hold = {
      id: holdId,
      accountId: check.accountId,
      kind: 'uncollected_check',
      placedAt,
      expiresAt,
    } as const;
    const available = await bank.ledger.placeHold(tx, { ...hold, amountMinor: part.amountMinor });
    // An account that owed more to older holds than it had cannot spend the difference anyway.
    if (available !== undefined && available > 0n)
      await bank.ledger.placeHold(tx, { ...hold, amountMinor: available });
    if (available !== 0n)
      await insertCheckHold(tx, { holdId, checkId: check.id, availableOn: part.availableOn });
  }
}

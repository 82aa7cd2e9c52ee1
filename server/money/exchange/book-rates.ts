import type { ReferenceRates } from '../../../contract/money/exchange.ts';
import { digestOf } from '../../base/digest.ts';
import { refuse } from '../../base/refusal.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { mailColleagues } from '../../people/users/mail-colleagues.ts';
import { findStaffWith, haveTwoPeople, needTwo } from '../../people/users/second-person.ts';
import { tellStaff } from '../../people/users/tell-staff.ts';
import { areTwoPeople } from '../../people/users/two-people.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { ratesProposedMail } from '../../services/mail/staff-mails.ts';
import { doubtRates } from './doubt-rates.ts';
import { measureRates } from './measure-rates.ts';
import {
  deleteRatesProposals,
  findRatesProposals,
  keepRatesProposal,
} from './rates-proposals-store.ts';
import { insertRates, lockRates } from './reference-rates-store.ts';

export type Booking = 'booked' | 'waits' | 'waits-a-day' | 'was-there';

/** So long the others can see what one person alone is about to move further than they may. */
const hoursInSight = 24;

const digestOfRates = ({ day, perEuro }: ReferenceRates): Buffer =>
  Buffer.from(digestOf({ day, perEuro }), 'hex');

/**
 * The person of the staff who gave the same rates before and still may; where no colleague could,
 * the person who gives them now, once a day has passed.
 */
async function agreesWith(
  tx: Tx,
  { bank, session }: SignedInContext,
  { rates, isForTwo }: { rates: ReferenceRates; isForTwo: boolean },
): Promise<string | undefined> {
  const seenFrom = bank.clock.now().subtract({ hours: hoursInSight });
  const isInSight = (at: Temporal.Instant) => Temporal.Instant.compare(at, seenFrom) <= 0;
  const [waiting, staff] = await Promise.all([
    findRatesProposals(tx, bank.clock.now()),
    findStaffWith(tx, bank, 'change-terms'),
  ]);
  const digest = digestOfRates(rates);
  for (const { digest: given, proposedBy, proposedAt } of waiting)
    if (
      given.equals(digest) &&
      staff.some(({ id }) => id === proposedBy) &&
      (proposedBy === session.userId
        ? !isForTwo && isInSight(proposedAt)
        : await areTwoPeople(tx, proposedBy, session.userId))
    )
      return proposedBy;
  return undefined;
}

/**
 * Keeps the rates until a second person gives the same, and mails those who can; where no colleague
 * can, all of the staff see them coming.
 */
async function propose(
  tx: Tx,
  ctx: SignedInContext,
  { rates, isForTwo }: { rates: ReferenceRates; isForTwo: boolean },
): Promise<void> {
  const { bank, session } = ctx;
  await keepRatesProposal(tx, {
    day: rates.day,
    digest: digestOfRates(rates),
    proposedBy: session.userId,
    proposedAt: bank.clock.now(),
  });
  await recordAudit(tx, ctx, {
    action: 'rates.proposed',
    subject: `rates:${rates.day}`,
    details: { source: rates.source, ...rates.perEuro },
  });
  if (!isForTwo)
    await tellStaff(tx, bank, {
      by: session,
      what: `has given exchange rates of ${rates.day} that move further than one person moves them`,
      page: '/admin/rates',
    });
  await mailColleagues(tx, ctx, 'change-terms', (colleague) =>
    ratesProposedMail(colleague, {
      by: session.username,
      day: rates.day,
      url: `${bank.config.publicUrl}/admin/rates`,
    }),
  );
}

/**
 * Adds a day's rates: from now on the bank deals at them, where none are newer.
 * @param proposedBy who gave the same before: another person, or who gives them now, a day ago.
 */
export async function recordRates(
  tx: Tx,
  ctx: Context,
  rates: ReferenceRates,
  proposedBy?: string,
): Promise<void> {
  await insertRates(tx, [rates], {
    at: ctx.bank.clock.now(),
    by: ctx.actor.name,
    isAgreed: proposedBy !== undefined,
  });
  await deleteRatesProposals(tx, rates.day);
  await recordAudit(tx, ctx, {
    action: 'rates.booked',
    subject: `rates:${rates.day}`,
    details: {
      source: rates.source,
      ...rates.perEuro,
      ...(proposedBy !== undefined && { proposedBy }),
    },
  });
}

interface Judged {
  /** Until another gives the same, or for a day. */
  waits?: 'waits' | 'waits-a-day';
  /** The person who gave the same before; absent where one person is enough. */
  proposedBy?: string;
}

/**
 * Judges whether the caller may book these rates now. A wrong rate is money given: a person who
 * books one euro at a hundredth of a cent pays millions abroad for a few dollars, and the limits
 * are reckoned at the same rate. So one person alone moves no price further than `measureRates`
 * says.
 */
async function judgeRates(tx: Tx, ctx: SignedInContext, rates: ReferenceRates): Promise<Judged> {
  const { bank, actor } = ctx;
  const needsTwo = await needTwo(tx, bank, 'change-terms');
  const tooFar = await measureRates(tx, { bank, recorder: actor.name, rates });
  if (!needsTwo && tooFar === undefined) return {};
  const isForTwo = needsTwo || (await haveTwoPeople(tx, 'change-terms'));
  const proposedBy = await agreesWith(tx, ctx, { rates, isForTwo });
  if (proposedBy !== undefined) return { proposedBy };
  await propose(tx, ctx, { rates, isForTwo });
  return { waits: isForTwo ? 'waits' : 'waits-a-day' };
}

/**
 * Adds a day's rates, once: what is there already is left alone, and doubts must have been looked
 * at. Where terms need two people, or a rate moves far, the first one's rates wait until another
 * gives the same, each with the file they got themselves; where no colleague may, for a day.
 * @throws {Refusal} RATES_DOUBTFUL
 */
export async function bookRates(
  ctx: Context | SignedInContext,
  rates: ReferenceRates,
  confirmed: boolean,
): Promise<Booking> {
  const { bank } = ctx;
  return await bank.db.tx(async (tx) => {
    await lockRates(tx);
    const { isBooked, doubts } = await doubtRates(tx, rates);
    if (isBooked) return 'was-there';
    if (doubts.length > 0 && !confirmed)
      refuse('RATES_DOUBTFUL', {
        params: { reasons: doubts },
      });
    // An operator's command is no person of the staff.
    const judged: Judged = 'session' in ctx ? await judgeRates(tx, ctx, rates) : {};
    if (judged.waits) return judged.waits;
    await recordRates(tx, ctx, rates, judged.proposedBy);
    return 'booked';
  });
}

import type { ReferenceRates } from '../../../contract/exchange.ts';
import { digestOf } from '../../base/digest.ts';
import { refuse } from '../../base/refusal.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { mailColleagues } from '../../people/users/mail-colleagues.ts';
import { findStaffWith, needTwo } from '../../people/users/second-person.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { ratesProposedMail } from '../../services/mail/staff-mails.ts';
import { doubtRates } from './doubt-rates.ts';
import {
  deleteRatesProposals,
  findRatesProposals,
  keepRatesProposal,
} from './rates-proposals-store.ts';
import { insertRates, lockRates } from './reference-rates-store.ts';

export type Booking = 'booked' | 'waits' | 'was-there';

const digestOfRates = ({ day, perEuro }: ReferenceRates): Buffer =>
  Buffer.from(digestOf({ day, perEuro }), 'hex');

/** Who gave the same rates before, where somebody else of the staff who still may did. */
async function agreesWith(
  tx: Tx,
  { bank, session }: SignedInContext,
  rates: ReferenceRates,
): Promise<string | undefined> {
  const [waiting, staff] = await Promise.all([
    findRatesProposals(tx, bank.clock.now()),
    findStaffWith(tx, bank, 'change-terms'),
  ]);
  const digest = digestOfRates(rates);
  return waiting.find(
    (one) =>
      one.digest.equals(digest) &&
      one.proposedBy !== session.userId &&
      staff.some(({ id }) => id === one.proposedBy),
  )?.proposedBy;
}

/** Keeps the rates until a second person gives the same, and mails those who can. */
async function propose(tx: Tx, ctx: SignedInContext, rates: ReferenceRates): Promise<void> {
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
 * @param proposedBy who gave the same before, where two people were asked.
 */
export async function recordRates(
  tx: Tx,
  ctx: Context,
  rates: ReferenceRates,
  proposedBy?: string,
): Promise<void> {
  await insertRates(tx, [rates], { at: ctx.bank.clock.now(), by: ctx.actor.name });
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

/**
 * Adds a day's rates, once: what is there already is left alone, and doubts must have been looked
 * at. Where terms need two people, the first one's rates wait until another gives the same: each
 * with the file they got themselves.
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
    const asked = 'session' in ctx && (await needTwo(tx, bank, 'change-terms')) ? ctx : undefined;
    const proposedBy = asked && (await agreesWith(tx, asked, rates));
    if (asked && proposedBy === undefined) {
      await propose(tx, asked, rates);
      return 'waits';
    }
    await recordRates(tx, ctx, rates, proposedBy);
    return 'booked';
  });
}

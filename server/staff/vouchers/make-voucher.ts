import { said } from '../../../contract/calls/said.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { TypedLeg, VoucherCode } from '../../../contract/staff/voucher-accounts.ts';
import type { makeVoucherRoute } from '../../../contract/staff/vouchers.ts';
import { derivedId } from '../../base/digest.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { newReference } from '../../base/new-reference.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Claim } from '../../http/handler.ts';
import { bankAccountId, type BankAccountName, bankChart } from '../../ledger/chart.ts';
import type { Leg, PostingPlan } from '../../ledger/plan.ts';
import { auditSideRow } from '../../services/audit/audit-event.ts';
import { requireOpenDay } from './open-day.ts';
import { requireUnswept } from './require-unswept.ts';
import { requireAccounts } from './voucher-rights.ts';
import type { VoucherRow } from './vouchers-store.ts';

/** The journal that a voucher becomes: the same whenever it is approved, so that it is booked once. */
export const journalIdOf = (voucherId: string): string => derivedId('voucher', voucherId);

/** The name of an account in the chart, by its code. */
export const nameOf = Object.fromEntries(
  Object.entries(bankChart).map(([name, code]) => [code, name as BankAccountName]),
) as Record<VoucherCode, BankAccountName>;

const legOf = ({ account, currency = 'USD', side, amount }: TypedLeg): Leg => ({
  accountId: bankAccountId(nameOf[account], currency),
  amountMinor: exactMinor(amount) * (side === 'credit' ? 1n : -1n),
});

/** A voucher that is made, but for what every one of them has. */
interface NewVoucher
  extends Pick<
    VoucherRow,
    'kind' | 'reason' | 'day' | 'receivable' | 'debt' | 'amountMinor' | 'currency' | 'personId'
  > {
  legs: readonly Leg[];
}

/** Plans a voucher as it waits for a second person: kept to the letter, moving nothing. */
export function voucherPlan(
  ctx: SignedInContext,
  { claimId, payloadHash }: Claim,
  { kind, reason, day, receivable, debt, amountMinor, currency, personId, legs }: NewVoucher,
): PostingPlan {
  const { bank, session } = ctx;
  const reference = newReference('JV');
  return {
    claimId,
    payloadHash,
    requestId: ctx.requestId,
    preconditions: [],
    activities: [],
    sideRows: [
      {
        table: 'voucher',
        row: {
          id: claimId,
          kind,
          reference,
          reason,
          day,
          receivable,
          debt,
          amount_minor: String(amountMinor),
          currency,
          person_id: personId,
          journal_id: journalIdOf(claimId),
          proposed_by: session.userId,
          proposed_at: bank.clock.businessNow().toString(),
        },
      },
      ...legs.map(({ accountId, amountMinor: minor }, index) => ({
        table: 'voucher_leg' as const,
        row: {
          voucher_id: claimId,
          place: index + 1,
          account_id: accountId,
          amount_minor: String(minor),
        },
      })),
      auditSideRow(ctx, {
        action: 'voucher.made',
        subject: personId === null ? `voucher:${claimId}` : `user:${personId}`,
        details: {
          ...(personId !== null && { voucher: claimId, kind }),
          reference,
          amountMinor: String(amountMinor),
          currency,
          reason,
        },
      }),
    ],
    answer: { status: 202, body: { ...said('VOUCHER_MADE', { reference }), voucher: claimId } },
  };
}

/** Plans a voucher of free legs. */
export async function makeVoucher(
  ctx: SignedInContext,
  { reason, day, legs: typed }: BodyOf<typeof makeVoucherRoute>,
  claim: Claim,
): Promise<PostingPlan> {
  const { bank } = ctx;
  requireAccounts(
    ctx,
    typed.map(({ account }) => account),
  );
  const today = bank.clock.businessDay();
  if (day !== undefined && day > today) refuse('DAY_AHEAD', { params: { today } });
  if (day !== undefined) await requireOpenDay(bank.db, day);
  const legs = typed.map(legOf);
  await requireUnswept(bank.db, bank, legs);
  const currency = typed[0]?.currency ?? 'USD';
  const amountMinor = typed.reduce(
    (sum, { side, currency: own = 'USD', amount }) =>
      side === 'credit' && own === currency ? sum + exactMinor(amount) : sum,
    0n,
  );
  return voucherPlan(ctx, claim, {
    kind: 'free',
    reason,
    day: day ?? null,
    receivable: false,
    debt: null,
    amountMinor,
    currency,
    personId: null,
    legs,
  });
}

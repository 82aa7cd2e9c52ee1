import { bankHours } from '../../config/bank-hours.ts';
import { bankFacts } from '../../config/bank.ts';
import { shippedPauseMinor } from '../../contract/money/caution.ts';
import {
  getBankRoute,
  getHealthRoute,
  getLiveRoute,
  getReadyRoute,
} from '../../contract/money/bank.ts';
import { loanRateRanges } from '../../contract/money/loan-rate-ranges.ts';
import { annualYieldBps } from '../../contract/money/savings-interest.ts';
import { currencies, maxAmountMinor } from '../../contract/values/money.ts';
import type { Queryable } from '../db/database.ts';
import { goneDatabase } from '../db/errors.ts';
import { findMoneyStop } from '../ledger/money-stop.ts';
import { findProblems } from '../services/condition/find-problems.ts';
import { readPolicy } from '../services/policy/read-policy.ts';
import { refuse } from '../base/refusal.ts';
import { answerTo } from './bind-route.ts';

export const callsOfBank = [
  answerTo(getBankRoute, async ({ bank }) => {
    const now = bank.clock.businessNow();
    const { localMinor, billMinor, internationalMinor } = await readPolicy(bank.db, 'fees', now);
    const { paymentsWithoutPinPerDayMinor, paymentsPerMinute } = await readPolicy(
      bank.db,
      'limits',
      now,
    );
    const { firstPaymentPauseMinor = shippedPauseMinor } = await readPolicy(bank.db, 'stepUp', now);
    const { rateBps } = await readPolicy(bank.db, 'savingsRate', now);
    const body = {
      ...bankFacts,
      hours: bankHours,
      currencies: [...currencies],
      fees: {
        local: BigInt(localMinor),
        bill: BigInt(billMinor),
        international: BigInt(internationalMinor),
      },
      savings: { rateBps, apyBps: annualYieldBps(rateBps) },
      loans: loanRateRanges(await readPolicy(bank.db, 'loanRates', now)),
      limits: {
        paymentsWithoutPinPerDay: BigInt(paymentsWithoutPinPerDayMinor),
        firstPaymentPause: BigInt(firstPaymentPauseMinor),
        maximumAmount: maxAmountMinor,
        paymentsPerMinute,
      },
      branches: await readPolicy(bank.db, 'branches', now),
      holidays: await readPolicy(bank.db, 'holidays', now),
    };
    return body;
  }),

  answerTo(getHealthRoute, async ({ bank }) => {
    if (bank.stopping.aborted) refuse('STOPPING');
    // The database is asked, not remembered: a bank that cannot reach its books cannot take money.
    const isRead = await isStandby(bank.db).catch((error: unknown) => {
      if (goneDatabase(error)) refuse('DATABASE_GONE');
      throw error;
    });
    if (isRead) refuse('BUSY');
    if (await findMoneyStop(bank.db, { atOnce: true })) refuse('MONEY_STOPPED');
    if (bank.clockSkew.takesNoMoney()) refuse('CLOCK_WRONG');
    const problems = await findProblems({
      db: bank.db,
      now: bank.clock.now(),
      aheadMs: bank.clockSkew.aheadMs(),
      config: bank.config,
    });
    return {
      status: 'ok' as const,
      durability: bank.db.durability,
      condition: problems.length === 0 ? ('ready' as const) : ('degraded' as const),
      paying: await bank.ledger.isPaying(),
      ...(bank.config.sandbox ? { sandboxOffsetSeconds: bank.clock.offsetSeconds() } : {}),
    };
  }),

  answerTo(getReadyRoute, async ({ bank }) => {
    if (bank.stopping.aborted) refuse('STOPPING');
    // A standby will do: accounts can be read there.
    await isStandby(bank.db);
    return { status: 'ok' as const };
  }),

  answerTo(getLiveRoute, async () => ({ status: 'ok' as const })),
];

/** Says whether the database is a standby: it can be read, and takes no money. */
async function isStandby(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ standby: boolean }>(
    'SELECT pg_is_in_recovery() AS standby',
    [],
    { name: 'is-standby', atOnce: true },
  );
  return rows[0]?.standby ?? false;
}

import type { FastifyInstance } from 'fastify';
import { bankHours } from '../../config/bank-hours.ts';
import { bankFacts } from '../../config/bank.ts';
import { shippedPauseMinor } from '../../contract/caution.ts';
import { getBankRoute, getHealthRoute, getLiveRoute, getReadyRoute } from '../../contract/bank.ts';
import { loanRateRanges } from '../../contract/loan-rate-ranges.ts';
import { annualYieldBps } from '../../contract/savings-interest.ts';
import { currencies, maxAmountMinor, numberFromMinor } from '../../contract/money.ts';
import type { Bank } from '../bank.ts';
import type { Queryable } from '../db/database.ts';
import { goneDatabase } from '../db/errors.ts';
import { findMoneyStop } from '../ledger/money-stop.ts';
import { findTroubles } from '../services/condition/find-troubles.ts';
import { readPolicy } from '../services/policy/read-policy.ts';
import { refuse } from '../base/refusal.ts';
import { bindRoute } from './bind-route.ts';

const inDollars = (minor: number) => numberFromMinor(BigInt(minor));

export function bindBank(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getBankRoute).to(async () => {
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
        local: inDollars(localMinor),
        bill: inDollars(billMinor),
        international: inDollars(internationalMinor),
      },
      savings: { rateBps, apyBps: annualYieldBps(rateBps) },
      loans: loanRateRanges(await readPolicy(bank.db, 'loanRates', now)),
      limits: {
        paymentsWithoutPinPerDay: inDollars(paymentsWithoutPinPerDayMinor),
        firstPaymentPause: inDollars(firstPaymentPauseMinor),
        maximumAmount: numberFromMinor(maxAmountMinor),
        paymentsPerMinute,
      },
      branches: await readPolicy(bank.db, 'branches', now),
      holidays: await readPolicy(bank.db, 'holidays', now),
    };
    return { status: 200, body };
  });

  bindRoute(app, bank, getHealthRoute).to(async () => {
    if (bank.stopping.aborted) refuse('STOPPING');
    // The database is asked, not remembered: a bank that cannot reach its books cannot take money.
    const isRead = await isStandby(bank.db).catch((error: unknown) => {
      if (goneDatabase(error)) refuse('DATABASE_GONE');
      throw error;
    });
    if (isRead) refuse('BUSY');
    if (await findMoneyStop(bank.db, { atOnce: true })) refuse('MONEY_STOPPED');
    if (bank.clockSkew.takesNoMoney()) refuse('CLOCK_WRONG');
    const troubles = await findTroubles({
      db: bank.db,
      now: bank.clock.now(),
      aheadMs: bank.clockSkew.aheadMs(),
      config: bank.config,
    });
    return {
      status: 200,
      body: {
        status: 'ok',
        durability: bank.db.durability,
        condition: troubles.length === 0 ? 'ready' : 'degraded',
        paying: await bank.ledger.isPaying(),
        ...(bank.config.sandbox ? { sandboxOffsetSeconds: bank.clock.offsetSeconds() } : {}),
      },
    };
  });

  bindRoute(app, bank, getReadyRoute).to(async () => {
    if (bank.stopping.aborted) refuse('STOPPING');
    // A standby will do: accounts can be read there.
    await isStandby(bank.db);
    return { status: 200, body: { status: 'ok' } };
  });

  bindRoute(app, bank, getLiveRoute).to(async () => ({ status: 200, body: { status: 'ok' } }));
}

/** Whether what is behind the database's address can be read, and takes no money. */
async function isStandby(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ standby: boolean }>(
    'SELECT pg_is_in_recovery() AS standby',
    [],
    { name: 'is-standby', atOnce: true },
  );
  return rows[0]?.standby ?? false;
}

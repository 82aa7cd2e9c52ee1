import { currencies, type Currency } from '../../../contract/values/money.ts';
import type { RatesNow, RecordedRates } from '../../../contract/staff/reference-rates.ts';
import type { Bank } from '../../bank.ts';
import type { SignedInContext } from '../../context.ts';
import { textFromInstant } from '../../base/clock.ts';
import { crossRate, customerRate } from './convert.ts';
import { fetchRatesJobName } from '../../services/condition/rates-fetched.ts';
import { findStateOf } from '../../services/jobs/job-runs-store.ts';
import { findRatesProposals } from './rates-proposals-store.ts';
import { ageInDays, isTooOld, readMaximumAge } from './rate-age.ts';
import { findRates, findRecordings, type Recording } from './reference-rates-store.ts';

async function rateNow(
  { db, clock }: Bank,
  currency: Exclude<Currency, 'USD'>,
  maximumDays: number | null,
): Promise<RatesNow['rates'][number]> {
  const today = clock.businessDay();
  const found = await findRates(db, currency, today);
  if (!found) return { currency, day: null, ageDays: null, isTooOld: false, dollars: null };
  const dollars = customerRate(crossRate(found.dollarsPerEuro, found.unitsPerEuro), 0);
  return {
    currency,
    day: found.day,
    ageDays: ageInDays(found.day, today),
    isTooOld: isTooOld(found.day, today, maximumDays),
    dollars,
  };
}

function recordingView(
  { recordedByName, recordedAt, ...recording }: Recording,
  newer: readonly Recording[],
): RecordedRates {
  return {
    ...recording,
    recordedAt: textFromInstant(recordedAt),
    recordedBy: recordedByName ?? recording.recordedBy,
    isSuperseded: newer.some(({ day }) => day === recording.day),
  };
}

/** Shows the host that is asked for rates, and how the last try went. */
async function fetchingView({ db, config: { ratesUrl } }: Bank) {
  if (ratesUrl === undefined) return {};
  const last = await findStateOf(db, fetchRatesJobName);
  return {
    fetching: {
      from: new URL(ratesUrl).host,
      ...(last && { triedAt: textFromInstant(last.ranAt) }),
      ...(last?.error && { error: last.error }),
    },
  };
}

/** The rates the bank deals at, and what was recorded. */
export async function ratesForStaff({ bank, session }: SignedInContext): Promise<RatesNow> {
  const maximumDays = await readMaximumAge(bank, bank.db);
  const abroad = currencies.filter((currency) => currency !== 'USD');
  const recordings = await findRecordings(bank.db);
  const waiting = await findRatesProposals(bank.db, bank.clock.now());
  return {
    today: bank.clock.businessDay(),
    maximumDays,
    rates: await Promise.all(abroad.map((currency) => rateNow(bank, currency, maximumDays))),
    waiting: waiting.map(({ day, proposer, proposedBy, proposedAt }) => ({
      day,
      by: proposer,
      at: textFromInstant(proposedAt),
      isYours: proposedBy === session.userId,
    })),
    ...(await fetchingView(bank)),
    recordings: recordings.map((recording, index) =>
      recordingView(recording, recordings.slice(0, index)),
    ),
  };
}

import { Gauge, type Registry } from 'prom-client';
import { startOfDay } from '../../base/clock.ts';
import type { Bank } from '../../bank.ts';
import { findRatesFetched } from '../condition/rates-fetched.ts';

/** Adds the state of fetching exchange rates, where the bank does it. */
export function addRatesMetrics(
  registry: Registry,
  { config, db }: Pick<Bank, 'config' | 'db'>,
): (() => Promise<void>) | undefined {
  if (config.ratesUrl === undefined) return undefined;
  const registers = [registry];
  const day = new Gauge({
    name: 'larkmoor_rates_timestamp_seconds',
    help: 'The beginning of the newest day that exchange rates are of.',
    registers,
  });
  const failing = new Gauge({
    name: 'larkmoor_rates_failing',
    help: '1 while the last try to fetch exchange rates brought none that may be used unseen.',
    registers,
  });
  return async () => {
    const { newestDay, error } = await findRatesFetched(db);
    failing.set(Number(error !== null));
    if (newestDay !== null) day.set(startOfDay(newestDay).epochMilliseconds / 1000);
  };
}

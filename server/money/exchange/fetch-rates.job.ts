import type { Job } from '../../services/jobs/worker.ts';
import { fetchRatesJobName } from '../../services/condition/rates-fetched.ts';
import { bookFetchedRates } from './book-fetched-rates.ts';
import { fetchRatesFile } from './fetch-rates-file.ts';
import { lastPublishingDay } from './publishing-days.ts';
import { readRatesFile } from './read-rates-file.ts';
import { findNewestDay } from './reference-rates-store.ts';

const everyMs = 15 * 60_000;

/** Fetches the reference rates of the day from the address that the operator set. */
export function fetchRatesJob(url: string): Job {
  return {
    name: fetchRatesJobName,
    group: 'money',
    about: `Fetches the exchange rates of the day from ${new URL(url).host}.`,
    everyMs,
    async run(ctx) {
      const { db, clock, stopping } = ctx.bank;
      const today = clock.businessDay();
      const newest = await findNewestDay(db);
      if (newest !== undefined && newest >= lastPublishingDay(today)) return 0;
      const rates = await readRatesFile(await fetchRatesFile(url, stopping), today);
      return (await bookFetchedRates(ctx, rates)) ? 1 : 0;
    },
  };
}

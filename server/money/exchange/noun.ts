import { noun } from '../../noun.ts';
import { callsOfExchange } from './exchange-routes.ts';
import { fetchRatesJob } from './fetch-rates.job.ts';
import { openRates } from './open-rates.ts';
import { exchangeClosing, forgetQuotes } from './quotes-store.ts';

export const exchange = noun({
  calls: [callsOfExchange],
  jobs: ({ ratesUrl }) => (ratesUrl === undefined ? [] : [fetchRatesJob(ratesUrl)]),
  forgets: [
    {
      name: 'forgotten-quotes',
      about: 'Forgets exchange quotes that were not used.',
      forget: forgetQuotes,
    },
  ],
  proposals: [openRates],
  closing: exchangeClosing,
  tablesOfStaff: ['rates_proposal'],
});

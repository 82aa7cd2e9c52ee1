import type { ReferenceRates } from '../contract/money/exchange.ts';

/**
 * Euro foreign exchange reference rates of the European Central Bank (www.ecb.europa.eu/stats):
 * units of a currency for one euro, as published. A new bank deals at these until newer days are
 * added.
 */
export const shippedReferenceRates: readonly ReferenceRates[] = [
  {
    day: '2026-03-27',
    source: 'ECB',
    perEuro: { USD: '1.1517', GBP: '0.8672', AUD: '1.6731', CAD: '1.5974', INR: '109.1945' },
  },
  {
    day: '2026-03-30',
    source: 'ECB',
    perEuro: { USD: '1.1484', GBP: '0.86803', AUD: '1.674', CAD: '1.5987', INR: '108.7686' },
  },
  {
    day: '2026-03-31',
    source: 'ECB',
    perEuro: { USD: '1.1498', GBP: '0.86833', AUD: '1.6693', CAD: '1.6022', INR: '107.8788' },
  },
  {
    day: '2026-04-01',
    source: 'ECB',
    perEuro: { USD: '1.1605', GBP: '0.87113', AUD: '1.6689', CAD: '1.6124', INR: '108.424' },
  },
  {
    day: '2026-04-02',
    source: 'ECB',
    perEuro: { USD: '1.1525', GBP: '0.87253', AUD: '1.6771', CAD: '1.603', INR: '107.3' },
  },
  {
    day: '2026-04-07',
    source: 'ECB',
    perEuro: { USD: '1.1557', GBP: '0.87258', AUD: '1.6665', CAD: '1.6078', INR: '107.4895' },
  },
  {
    day: '2026-04-08',
    source: 'ECB',
    perEuro: { USD: '1.1706', GBP: '0.86893', AUD: '1.6589', CAD: '1.6225', INR: '107.9533' },
  },
  {
    day: '2026-04-09',
    source: 'ECB',
    perEuro: { USD: '1.1685', GBP: '0.87053', AUD: '1.6593', CAD: '1.6175', INR: '108.2738' },
  },
  {
    day: '2026-04-10',
    source: 'ECB',
    perEuro: { USD: '1.1711', GBP: '0.87105', AUD: '1.6561', CAD: '1.6187', INR: '108.7795' },
  },
  {
    day: '2026-04-13',
    source: 'ECB',
    perEuro: { USD: '1.1684', GBP: '0.87058', AUD: '1.661', CAD: '1.6177', INR: '109.047' },
  },
];

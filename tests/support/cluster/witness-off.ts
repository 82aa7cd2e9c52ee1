import { replaceModule } from './replace-module.ts';

// A server that remembers nothing of what it confirmed.
replaceModule(
  '/server/ledger/confirmed-payments.ts',
  `export const openConfirmedPayments = () => Promise.resolve({
    confirmed: () => undefined,
    findMissing: () => Promise.resolve([]),
    forget: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });`,
);

import type { RiskSignal } from './step-up.ts';

/** Why the bank asks for more than usual. */
export const riskTexts: Record<RiskSignal, string> = {
  newPayee: 'You have not paid this payee before.',
  newDevice: 'You logged in on a new device.',
  contactChanged: 'Your email address or password was changed in the last 72 hours.',
  largeAmount: 'The amount is large.',
  manyPayments: 'You have made many payments in the last hour.',
};

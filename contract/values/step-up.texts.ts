import type { RiskSignal } from './step-up.ts';

/** The reasons of the bank to ask for more than usual. */
export const riskTexts: Record<RiskSignal, string> = {
  newPayee: 'This payee is new among those you pay.',
  newDevice: 'You logged in on a new device.',
  contactChanged: 'Your email address or password was changed in the last 72 hours.',
  largeAmount: 'The amount is large.',
  manyPayments: 'You have made many payments in the last hour.',
};

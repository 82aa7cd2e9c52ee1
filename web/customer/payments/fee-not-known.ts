import { paymentsTexts } from './payments.texts.ts';

/** The reason an order is not sent yet: a customer signs only a fee that was shown. */
export const feeNotKnown = paymentsTexts.feeNotKnown.theFeeIsNotHere;

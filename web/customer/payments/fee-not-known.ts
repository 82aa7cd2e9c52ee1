import { paymentsTexts } from './payments.texts.ts';

/** Why an order is not sent yet: nobody signs a fee that was not shown. */
export const feeNotKnown = paymentsTexts.feeNotKnown.theFeeIsNotHere;

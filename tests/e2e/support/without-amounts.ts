import { amountFieldsHeader } from '../../../contract/amounts-on-wire.ts';

/** The head of an answer in which no field is an amount, for answers that a test makes up. */
export const withoutAmounts = { [amountFieldsHeader]: '' };

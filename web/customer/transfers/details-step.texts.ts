import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const detailsStepTexts = {
  detailsStep: {
    routing: (account: ReactNode, otherAccount: ReactNode) =>
      sentence(account, ' · routing ', otherAccount),
    amount: 'Amount',
    thisIsMoreThanThe: (withFee: string | number, amount: string | number) =>
      `This is more${withFee} than the ${amount} available now.`,
    youHaveInYourLocal: (amount: string | number, type: string | number) =>
      `You have ${amount} in your ${type}. Local transfers are paid from Savings.`,
    moveMoneyToSavings: 'Move money to Savings',
    withTheFeeOf: (amount: string | number) => ` with the fee of ${amount}`,
  },
};

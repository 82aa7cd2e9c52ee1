import { instantTyped } from '../../bank/bank-clock.ts';

/** Whether the customer means a time ahead; a date left as it stood is now. */
export function isLater(transferDate: string, dateUntouched: boolean): boolean {
  return !dateUntouched && instantTyped(transferDate).getTime() > Date.now();
}

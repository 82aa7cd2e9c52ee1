import { instantTyped } from '../../bank/bank-clock.ts';

/** Says whether the customer means a time ahead; a date left unchanged is now. */
export function isLater(transferDate: string, dateUntouched: boolean): boolean {
  return !dateUntouched && instantTyped(transferDate).getTime() > Date.now();
}

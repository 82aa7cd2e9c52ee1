import { minorFromNumber } from '../../contract/values/money.ts';
import { invariant } from './invariant.ts';

/** Minor units of an amount that a contract has let through. */
export function exactMinor(amount: number): bigint {
  const minor = minorFromNumber(amount);
  invariant(minor !== undefined, 'the contract lets only exact amounts through');
  return minor;
}

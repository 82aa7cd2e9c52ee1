import type { Account } from '../../../contract/people/account.ts';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { payingAccount } from './paying-account.ts';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.coverWarning;

/**
 * Said before the payment and not after it, when no one account covers the whole; the bank alone
 * decides.
 */
export function useCoverWarning(
  accounts: readonly Account[] | undefined,
  totalMinor: bigint | undefined,
): string | undefined {
  const amountText = useAmountText();
  if (accounts === undefined || totalMinor === undefined || payingAccount(accounts, totalMinor))
    return undefined;
  const best = accounts
    .filter(({ type }) => type !== 'Investment Account')
    .map(({ available }) => available)
    .reduce((most, available) => (available > most ? available : most), 0n);
  return texts.thisCostsMoreThanThe(amountText(totalMinor), amountText(best));
}

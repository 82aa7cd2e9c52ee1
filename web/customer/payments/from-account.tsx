import type { Account } from '../../../contract/people/account.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { HatchSwatch } from '../../bank/account-hatch.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { BalanceAfter } from './summary.tsx';
import './payment-end.css';
import { paymentsTexts } from './payments.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = paymentsTexts.fromAccount;

interface FromAccountProps {
  account: Account;
  /** The sum that the payment takes, as far as it is typed. */
  debitedMinor: bigint | undefined;
}

/** The account that pays, what is available on it, and what will be left. */
export function FromAccount({ account, debitedMinor }: FromAccountProps) {
  return (
    <div className="from-account">
      <HatchSwatch type={account.type} />
      <div>
        <span className="muted">{texts.from}</span>
        <strong>{wireWordsTexts.account(account.type)}</strong>
        <span className="muted">
          <AccountNumber number={account.number} />
        </span>
        {debitedMinor !== undefined && (
          <BalanceAfter availableMinor={account.available} debitedMinor={debitedMinor} />
        )}
      </div>
      <MoneyText look="figure" className="from-balance" amount={account.available} />
    </div>
  );
}

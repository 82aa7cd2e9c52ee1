import type { Account } from '../../../contract/people/account.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { MoveMoneyButton } from '../own-transfers/move-money-button.tsx';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { DailyLimit } from '../payments/daily-limit.tsx';
import { FromAccount } from '../payments/from-account.tsx';
import { RecipientRecap } from '../payments/recipient-recap.tsx';
import type { LocalTransferDraft } from './local-transfer-draft.ts';
import { OrderFields } from './order-fields.tsx';
import './transfer-windows.css';
import { detailsStepTexts } from './transfers.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = detailsStepTexts.detailsStep;

interface DetailsStepProps extends FormFields<LocalTransferDraft> {
  changeRecipient: (() => void) | undefined;
  /** As far as it is typed. */
  amountMinor: bigint | undefined;
  savings: Account | undefined;
  accounts: readonly Account[] | undefined;
  /** Undefined while it is not known. */
  feeMinor: bigint | undefined;
  /** It goes to an own account, which no limit holds back. */
  isOwn: boolean;
}

export function DetailsStep({
  amountMinor,
  savings,
  accounts,
  feeMinor,
  isOwn,
  ...form
}: DetailsStepProps) {
  const { fields: draft } = form;
  const totalMinor =
    amountMinor === undefined || feeMinor === undefined ? undefined : amountMinor + feeMinor;
  return (
    <>
      <RecipientRecap
        name={draft.recipientName}
        bank={draft.recipientBank}
        onChange={form.changeRecipient}
      >
        {texts.routing(
          <AccountNumber number={draft.recipientAccount} />,
          <AccountNumber number={draft.recipientRouting} />,
        )}
      </RecipientRecap>
      <MoneyField
        label={texts.amount}
        {...form.field('amount')}
        warning={useAmountWarning(totalMinor, feeMinor, savings)}
      />
      {!isOwn && <DailyLimit debitedMinor={totalMinor} />}
      {savings && <FromAccount account={savings} debitedMinor={totalMinor} />}
      {savings && <MoneyElsewhere savings={savings} accounts={accounts} totalMinor={totalMinor} />}
      <OrderFields {...form} referenceStart="LOCAL-" />
    </>
  );
}

/** Said before the payment and not after it; the bank alone decides. */
function useAmountWarning(
  totalMinor: bigint | undefined,
  feeMinor: bigint | undefined,
  savings: Account | undefined,
): string | undefined {
  const amountText = useAmountText();
  if (totalMinor === undefined || savings === undefined || totalMinor <= savings.available)
    return undefined;
  const withFee = feeMinor ? texts.withTheFeeOf(amountText(feeMinor)) : '';
  return texts.thisIsMoreThanThe(withFee, amountText(savings.available));
}

interface MoneyElsewhereProps {
  savings: Account;
  accounts: readonly Account[] | undefined;
  totalMinor: bigint | undefined;
}

/**
 * Where Savings is short and another own account is not: where the money is, and the way to move
 * it.
 */
function MoneyElsewhere({ savings, accounts, totalMinor }: MoneyElsewhereProps) {
  const amountText = useAmountText();
  const isShort =
    savings.available === 0n || (totalMinor !== undefined && totalMinor > savings.available);
  const wantedMinor = (totalMinor ?? 1n) - savings.available;
  const other = isShort
    ? accounts?.find(
        (account) => account.number !== savings.number && account.available >= wantedMinor,
      )
    : undefined;
  return (
    <div className="money-elsewhere">
      <Alert kind="info">
        {other &&
          texts.youHaveInYourLocal(
            amountText(other.available),
            wireWordsTexts.ownAccount(other.type),
          )}
      </Alert>
      <MoveMoneyButton
        label={texts.moveMoneyToSavings}
        asked={{ to: savings.number }}
        shown={other !== undefined}
      />
    </div>
  );
}

import type { Account } from '../../../contract/people/account.ts';
import {
  billFrequencies,
  paymentTypes,
  type BillFrequency,
} from '../../../contract/money/bills.ts';
import { billCategories } from '../../../contract/values/spending-categories.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { useCoverWarning } from '../payments/use-cover-warning.ts';
import { DailyLimit } from '../payments/daily-limit.tsx';
import { FromAccount } from '../payments/from-account.tsx';
import { payingAccount } from '../payments/paying-account.ts';
import { RecipientRecap } from '../payments/recipient-recap.tsx';
import type { BillDraft } from './bill-draft.ts';
import { frequencyOf } from './bill-draft.ts';
import { dateRule, frequencyWord } from './bill-words.ts';
import { billDetailsStepTexts } from './bills.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = billDetailsStepTexts.billDetailsStep;

interface BillDetailsStepProps extends FormFields<BillDraft> {
  changeRecipient: (() => void) | undefined;
  /** As far as it is typed. */
  amountMinor: bigint | undefined;
  accounts: readonly Account[] | undefined;
  /** Undefined while it is not known. */
  feeMinor: bigint | undefined;
}

export function BillDetailsStep({
  amountMinor,
  accounts,
  feeMinor,
  ...form
}: BillDetailsStepProps) {
  const { fields: draft, edit } = form;
  const totalMinor =
    amountMinor === undefined || feeMinor === undefined ? undefined : amountMinor + feeMinor;
  const payer = totalMinor === undefined ? undefined : payingAccount(accounts, totalMinor);
  const today = useBankDay();
  const frequency = frequencyOf(draft);
  return (
    <>
      <RecipientRecap name={draft.billerName} onChange={form.changeRecipient}>
        <AccountNumber number={draft.billerAccount} />
      </RecipientRecap>
      <MoneyField
        label={texts.amountDue}
        {...form.field('amountDue')}
        warning={useCoverWarning(accounts, totalMinor)}
      />
      <DailyLimit debitedMinor={totalMinor} />
      {payer && <FromAccount account={payer} debitedMinor={totalMinor} />}
      <div className="field-row">
        <TextField label={texts.paymentDate} type="date" readOnly {...form.field('paymentDate')} />
        <SelectField
          label={texts.category}
          choices={billCategories}
          wordOf={wireWordsTexts.category}
          {...form.field('category')}
        />
      </div>
      <SegmentedField
        label={texts.paymentType}
        name="paymentType"
        choices={paymentTypes}
        chosen={draft.paymentType}
        error={form.errors['paymentType']}
        onChoose={(choice) => edit({ paymentType: choice })}
      />
      {frequency && (
        <>
          <div className="field-row">
            <SelectField
              label={texts.howOften}
              choices={billFrequencies}
              wordOf={(choice) => frequencyWord(choice as BillFrequency)}
              {...form.field('frequency')}
            />
            <TextField label={texts.endDate} optional type="date" {...form.field('endDate')} />
          </div>
          <p className="muted">{dateRule(today, frequency)}</p>
        </>
      )}
    </>
  );
}

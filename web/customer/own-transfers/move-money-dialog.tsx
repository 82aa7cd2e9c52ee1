import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../contract/people/account.ts';
import { addDays, writtenDay } from '../../../contract/values/calendar-day.ts';
import { parseTypedAmount } from '../../../contract/values/money.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { userQuery } from '../../api/user-queries.ts';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { HatchSwatch } from '../../bank/account-hatch.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { MoneyText, useAmountText } from '../../ui/money/money-text.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { paymentWording } from '../payments/payment-wording.ts';
import { PaymentWizard } from '../payments/payment-wizard.tsx';
import { usePaymentForm } from '../payments/use-payment-form.ts';
import {
  bodyOf,
  checkDraft,
  moveRepeats,
  chooseAccount,
  openDraft,
  type AskedMove,
} from './own-transfer-draft.ts';
import './move-money-dialog.css';
import { moveMoneyDialogTexts } from './own-transfers.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = moveMoneyDialogTexts.moveMoneyDialog;

interface MoveMoneyDialogProps {
  asked?: AskedMove | undefined;
  onClose: () => void;
}

/**
 * The window money is moved in between own accounts: one form, one press, there at once. It needs
 * nothing but to be drawn, so that any page can open it.
 */
export function MoveMoneyDialog(props: MoveMoneyDialogProps) {
  const user = useQuery(userQuery).data;
  const accounts = useQuery(accountsQuery).data;
  return user && accounts && <MoveForm userId={user._id} accounts={accounts} {...props} />;
}

const steps = [texts.moveMoney] as const;

function MoveForm({
  userId,
  accounts,
  asked,
  onClose,
}: MoveMoneyDialogProps & { userId: string; accounts: readonly Account[] }) {
  const amountText = useAmountText();
  const today = useBankDay();
  const form = usePaymentForm({
    userId,
    wording: paymentWording['transfers/own'],
    draftName: 'own-transfer',
    steps,
    emptyDraft: () => openDraft(accounts, asked),
    checkStep: (typed) => checkDraft(typed, today),
    makeOrder: (draft) => ({ call: 'transfers/own', body: bodyOf(draft) }),
  });
  const { fields: draft } = form;
  const from = accounts.find(({ number }) => number === draft.fromAccount);
  const amountMinor = parseTypedAmount(draft.amount) ?? 0n;
  const isLater = draft.day !== '';
  // Payments that are ordered later are not known today.
  const short = !isLater && from !== undefined && amountMinor > from.available;
  const picker = (label: string, field: 'fromAccount' | 'toAccount') => (
    <SelectField
      label={label}
      choices={accounts.map(({ number }) => number)}
      wordOf={(chosen) =>
        wireWordsTexts.account(accounts.find(({ number }) => number === chosen)?.type ?? chosen)
      }
      {...form.field(field)}
      onChange={({ currentTarget }) => {
        const { fromAccount, toAccount } = chooseAccount(draft, field, currentTarget.value);
        form.edit({ fromAccount, toAccount });
      }}
    />
  );
  return (
    <PaymentWizard
      title={texts.moveMoneyToo}
      submitLabel={texts.moveMoneyToo}
      form={form}
      onClose={onClose}
    >
      <div className="field-row">
        {picker(texts.from, 'fromAccount')}
        {picker(texts.to, 'toAccount')}
      </div>
      <MoneyField
        label={texts.amount}
        {...form.field('amount')}
        warning={short ? texts.thisIsMoreThanThe(amountText(from.available)) : undefined}
      />
      <dl className="move-balances" aria-label={texts.availableBalances}>
        {[draft.fromAccount, draft.toAccount].map((number, side) => (
          <BalanceLine
            key={number}
            account={accounts.find((account) => account.number === number)}
            changeMinor={side === 0 ? -amountMinor : amountMinor}
          />
        ))}
      </dl>
      <TextField
        label={texts.onALaterDay}
        optional
        type="date"
        min={addDays(today, 1)}
        hint={texts.leaveBlankForNow}
        {...form.field('day')}
      />
      {isLater && (
        <SelectField
          label={texts.repeat}
          choices={moveRepeats}
          wordOf={(choice) => (choice === 'monthly' ? texts.everyMonth : texts.once)}
          {...form.field('repeat')}
        />
      )}
      <TextField label={texts.reference} optional {...form.field('reference')} autoComplete="off" />
      <p className="muted move-terms">
        {!isLater
          ? texts.theMoneyIsThereRight
          : draft.repeat === 'monthly'
            ? texts.theMoneyMovesMonthly(writtenDay(draft.day))
            : texts.theMoneyMovesOn(writtenDay(draft.day))}
      </p>
    </PaymentWizard>
  );
}

/** The money available on an account before the move, and after it once there is an amount. */
function BalanceLine({
  account,
  changeMinor,
}: {
  account: Account | undefined;
  changeMinor: bigint;
}) {
  if (account === undefined) return null;
  const now = account.available;
  return (
    <div>
      <dt>
        <HatchSwatch type={account.type} />
        {wireWordsTexts.account(account.type)}
      </dt>
      <dd>
        <MoneyText amount={now} />
        {changeMinor !== 0n && (
          <>
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{texts.afterTheMove}</span>
            <strong className={now + changeMinor < 0n ? 'summary-short' : undefined}>
              <MoneyText amount={now + changeMinor} />
            </strong>
          </>
        )}
      </dd>
    </div>
  );
}

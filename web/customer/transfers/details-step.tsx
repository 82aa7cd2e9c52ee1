import type { Account } from '../../../contract/accounts.ts';
import { formatUsd, minorFromNumber, parseTypedAmount } from '../../../contract/money.ts';
import { transferTypes } from '../../../contract/transfers.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { HatchSwatch } from '../../ui/hatch.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { SegmentedField } from '../../ui/segmented-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DraftForm } from '../payments/draft-fields.ts';
import { draftField } from '../payments/draft-fields.ts';
import type { LocalTransferDraft } from './local-transfer-draft.ts';
import './details-step.css';

interface DetailsStepProps extends DraftForm<LocalTransferDraft> {
  savings: Account | undefined;
}

export function DetailsStep({ savings, ...form }: DetailsStepProps) {
  const { draft, onEdit } = form;
  return (
    <>
      <RecipientRecap draft={draft} />
      <MoneyField label="Amount" {...draftField(form, 'amount')} warning={amountWarning(draft.amount, savings)} />
      {savings && <FromAccount account={savings} />}
      <div className="field-row">
        <SegmentedField
          label="Transfer type"
          name="transferType"
          choices={transferTypes}
          chosen={draft.transferType}
          error={form.errors['transferType']}
          onChoose={(choice) => onEdit('transferType', choice)}
        />
        <TextField label="Date and time" type="datetime-local" {...draftField(form, 'transferDate')} />
      </div>
      <TextField
        label="Reference"
        optional
        hint="Leave it blank and we add one that starts with LOCAL-."
        {...draftField(form, 'reference')}
        autoComplete="off"
      />
    </>
  );
}

function RecipientRecap({ draft }: { draft: LocalTransferDraft }) {
  return (
    <div className="recap">
      <Monogram name={draft.recipientName} />
      <div className="recap-text">
        <strong>{draft.recipientName}</strong>
        <span className="muted">{draft.recipientBank}</span>
        <span className="muted">
          <AccountNumber number={draft.recipientAccount} /> · routing <AccountNumber number={draft.recipientRouting} />
        </span>
      </div>
    </div>
  );
}

function FromAccount({ account }: { account: Account }) {
  return (
    <div className="from-account">
      <HatchSwatch type={account.type} />
      <div>
        <span className="muted">From</span>
        <strong>{account.type}</strong>
        <AccountNumber className="muted" number={account.number} />
      </div>
      <MoneyText className="from-balance" amount={account.available} />
    </div>
  );
}

/** Said before the payment and not after it; the bank alone decides. */
function amountWarning(typed: string, savings: Account | undefined): string | undefined {
  const wanted = parseTypedAmount(typed);
  const available = savings && minorFromNumber(savings.available);
  if (wanted === undefined || available === undefined || wanted <= available) return undefined;
  return `This is more than the ${formatUsd(available)} available now.`;
}

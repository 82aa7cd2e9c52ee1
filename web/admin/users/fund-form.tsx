import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import type { User } from '../../../contract/people/users.ts';
import { accountTypes } from '../../../contract/values/account-types.ts';
import { parseTypedAmount } from '../../../contract/values/money.ts';
import { call } from '../../api/client.ts';
import { fundingQueueQuery } from '../../api/funding-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { bankDateTime } from '../../bank/bank-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CreditQuestion } from './credit-question.tsx';
import { checkFunding } from './funding-draft.ts';
import { Row } from '../../ui/layout/row.tsx';
import '../../ui/panel.css';
import './user-page.css';

interface FundFormProps {
  user: User;
  /** Not while it is put away with what was typed. */
  isOpen: boolean;
  onClose: () => void;
}

/** Credits money to one account of a customer. An alert names one fault at a time. */
export function FundForm({ user, isOpen, onClose }: FundFormProps) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  const [openedAt] = useState(() => bankDateTime(new Date()));
  const [done, setDone] = useState<{ message: string; waits: boolean }>();
  const form = useForm({
    initial: {
      accountName: accountTypes[0],
      amount: '',
      senderAccount: '',
      recipientBank: bankFacts.name,
      reference: '',
      transferDate: openedAt,
    },
    // The second is the question whether it is meant.
    steps: 2,
    check: checkFunding,
    send: (body, { key }) =>
      call('PUT /api/admin/users/{id}/accounts/fund', {
        params: { id: user._id },
        body,
        idempotencyKey: key,
      }),
    onSent: async (answer) => {
      setDone({ message: answer.message, waits: 'proposal' in answer });
      form.startOver();
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
    stepToMend: () => 0,
  });
  const { fields, failure } = form;
  const asked = form.step === 1 ? checkFunding(fields).values : undefined;
  const size = useQuery(fundingQueueQuery);
  const above = size.data?.above ?? undefined;
  const sizeAnswered = size.isError ? 'unknown' : 'known';

  const [complaint] = Object.values(form.errors);
  const reason = failureText(failure, { doneOnce: 'posted' });
  const alert = reason === undefined ? complaint : `Deposit failed: ${reason}`;
  const field = (name: keyof typeof fields) => {
    // The fault is said once, above.
    const { error, ...control } = form.field(name);
    return { ...control, invalid: error !== undefined };
  };
  const minor = parseTypedAmount(fields.amount);
  const isAbove = (credited: bigint | undefined) => above !== undefined && (credited ?? 0n) > above;

  return (
    <section className="panel panel-body fund-form" aria-labelledby="fund-form">
      <Row as="header" gap={12} align="center" spread="apart" whole>
        <h2 id="fund-form" ref={heading} tabIndex={-1}>
          Credit funds
        </h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </Row>
      <p className="muted small">
        The amount is added to the account right away and appears in the user’s transactions.
        {above !== undefined && ` Above ${moneyText(above)} a second person approves it first.`}
        {size.isLoadingError && ' A second person may have to approve it first.'}
      </p>
      <Form form={form}>
        <SelectField label="Account" choices={accountTypes} {...field('accountName')} />
        <MoneyField label="Amount" {...field('amount')} />
        <div className="field-row">
          <TextField label="Sender account" {...field('senderAccount')} autoComplete="off" />
          <TextField label="Recipient bank" {...field('recipientBank')} autoComplete="off" />
        </div>
        <TextField label="Description / reference" {...field('reference')} autoComplete="off" />
        <TextField
          label="Date and time"
          hint="New York time"
          type="datetime-local"
          {...field('transferDate')}
        />
        {/* Next to the button: the form is higher than a laptop's window. */}
        <Alert kind="error">{alert}</Alert>
        <Alert kind={done?.waits ? 'info' : 'success'}>
          {!form.isTouched && !form.hasProblem && done?.message}
        </Alert>
        <Button type="submit" wide busy={form.isBusy} busyLabel="Crediting...">
          {minor === undefined || minor === 0n
            ? 'Credit funds'
            : `${isAbove(minor) ? 'Propose' : 'Credit'} ${moneyText(minor)}`}
        </Button>
      </Form>
      {asked && (
        <CreditQuestion
          user={user}
          funding={asked}
          above={isAbove(asked.amount) ? above : undefined}
          sizeIs={size.fetchStatus === 'idle' ? sizeAnswered : 'asked'}
          busy={form.isBusy}
          onConfirm={() => form.submit()}
          onCancel={() => form.goTo(0)}
        />
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bankFacts } from '../../../config/bank.ts';
import type { User } from '../../../contract/users.ts';
import { accountTypes } from '../../../contract/accounts.ts';
import {
  exactMinor,
  formatUsd,
  minorFromNumber,
  parseTypedAmount,
} from '../../../contract/money.ts';
import { fundingQueueQuery } from '../../api/funding-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { bankDateTime } from '../../ui/bank-clock.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { moneyText } from '../../ui/money-text.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CreditQuestion } from './credit-question.tsx';
import type { Funding, FundingComplaint } from './funding-draft.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { checkFunding } from './funding-draft.ts';
import { useFunding } from './use-funding.ts';
import { WaitingCredits } from './waiting-credits.tsx';
import '../../ui/panel.css';
import './fund-form.css';

/**
 * Credits money to one account of a customer. What is wrong is said one thing at a time, in an
 * alert.
 */
export function FundForm({ user }: { user: User }) {
  const [openedAt] = useState(() => bankDateTime(new Date()));
  const [amount, setAmount] = useState('');
  const [complaint, setComplaint] = useState<FundingComplaint>();
  const [done, setDone] = useState<{ message: string; waits: boolean }>();
  const [asked, setAsked] = useState<Funding>();
  const form = useRef<HTMLFormElement>(null);
  const { busy, fund, edited } = useFunding(user._id);
  const above = useQuery(fundingQueueQuery).data?.above ?? undefined;
  useDocumentTitle(user.username, complaint !== undefined);

  const ask = (typed: HTMLFormElement) => {
    const checked = checkFunding(Object.fromEntries(new FormData(typed)));
    setDone(undefined);
    if ('complaint' in checked) return setComplaint(checked.complaint);
    setComplaint(undefined);
    setAsked(checked.body);
  };
  const send = async (body: Funding) => {
    try {
      const booked = await fund(body);
      if (booked === undefined) return;
      setDone(booked);
      setAmount('');
      form.current?.reset();
    } catch (failure) {
      setComplaint({
        field: '',
        message: `Deposit failed: ${failure instanceof Error ? failure.message : 'unknown reason'}`,
      });
    } finally {
      setAsked(undefined);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget;
    flushSync(() => ask(typed));
    focusFirstInvalid();
  };
  const edit = () => {
    setComplaint(undefined);
    setDone(undefined);
    edited();
  };
  const field = (name: string) => ({ name, invalid: complaint?.field === name });
  const minor = parseTypedAmount(amount);
  const isAbove = (credited: bigint | undefined) =>
    above !== undefined && (credited ?? 0n) > exactMinor(above);

  return (
    <section className="panel fund-form" aria-labelledby="fund-form">
      <h2 id="fund-form">Credit funds</h2>
      <p className="muted small">
        The amount is added to the account straight away and appears in the user’s transactions.
        {above !== undefined && ` Above ${moneyText(above)} a second person approves it first.`}
      </p>
      <WaitingCredits userId={user._id} />
      <form ref={form} noValidate onSubmit={submit} onInput={edit}>
        <Alert kind="error">{complaint?.message}</Alert>
        <Alert kind={done?.waits ? 'info' : 'success'}>{done?.message}</Alert>
        <SelectField label="Account" choices={accountTypes} {...field('accountName')} />
        <MoneyField
          label="Amount"
          {...field('amount')}
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <div className="field-row">
          <TextField label="Sender account" {...field('senderAccount')} autoComplete="off" />
          <TextField
            label="Recipient bank"
            {...field('recipientBank')}
            autoComplete="off"
            defaultValue={bankFacts.name}
          />
        </div>
        <TextField label="Description / reference" {...field('reference')} autoComplete="off" />
        <TextField
          label="Date and time"
          hint="New York time"
          type="datetime-local"
          {...field('transferDate')}
          defaultValue={openedAt}
        />
        <Button type="submit" wide busy={busy} busyLabel="Crediting...">
          {minor === undefined || minor === 0n
            ? 'Credit funds'
            : `${isAbove(minor) ? 'Propose' : 'Credit'} ${formatUsd(minor)}`}
        </Button>
      </form>
      {asked && (
        <CreditQuestion
          user={user}
          funding={asked}
          above={isAbove(minorFromNumber(asked.amount)) ? above : undefined}
          busy={busy}
          onConfirm={() => void send(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

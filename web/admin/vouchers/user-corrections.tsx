import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  type CustomerDeed,
  customerDeeds,
  type DebitedFor,
  debitedFor,
} from '../../../contract/staff/customer-vouchers.ts';
import { accountTypes } from '../../../contract/values/account-types.ts';
import { parseTypedAmount } from '../../../contract/values/money.ts';
import { type Answer, call } from '../../api/client.ts';
import { debtsOfUserQuery } from '../../api/user-sheet-queries.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Loaded } from '../loaded.tsx';
import { WithRight } from '../with-right.tsx';
import '../books/books.css';
import { VoucherReason } from './voucher-reason.tsx';

type Debt = Answer<'GET /api/admin/users/{id}/debts'>['debts'][number];

const deedWords: Record<CustomerDeed, string> = {
  debit: 'Debit the account',
  fee_refund: 'Refund a fee',
  repayment: 'Take what is owed',
  write_off: 'Write off what is owed',
};

const againstCodes = Object.keys(debitedFor) as [DebitedFor, ...DebitedFor[]];

/** The debts of a customer, and the voucher that debits them, refunds a fee or ends a debt. */
export function UserCorrections({ userId }: { userId: string }) {
  const query = useQuery(debtsOfUserQuery(userId));
  return (
    <Stack gap={20}>
      <Panel title="Owed to the bank">
        <Loaded what="What the customer owes" query={query} lines={2}>
          {(debts) => (
            <DataTable
              caption="Debts, the oldest first"
              columns={columns}
              rows={debts}
              rowKey={({ _id }) => _id}
              empty={<p className="muted panel-body">The customer owes nothing.</p>}
            />
          )}
        </Loaded>
      </Panel>
      <WithRight right="handle-money">
        <CorrectionForm userId={userId} debts={query.data ?? []} />
      </WithRight>
    </Stack>
  );
}

const columns: readonly Column<Debt>[] = [
  {
    name: 'since',
    title: 'Since',
    cell: ({ _id, since }) => <Link to={paths.journal(_id)}>{formatExact(new Date(since))}</Link>,
  },
  { name: 'amount', title: 'At first', numeric: true, cell: ({ amount }) => moneyText(amount) },
  { name: 'open', title: 'Owed', numeric: true, cell: ({ open }) => moneyText(open) },
];

interface Draft {
  kind: CustomerDeed;
  accountName: (typeof accountTypes)[number];
  against: DebitedFor;
  debt: string;
  amount: string;
  reason: string;
  receivable: boolean;
}

const initial: Draft = {
  kind: 'debit',
  accountName: accountTypes[0],
  against: '1190',
  debt: '',
  amount: '',
  reason: '',
  receivable: false,
};

interface CorrectionFormProps {
  userId: string;
  debts: readonly Debt[];
}

function CorrectionForm({ userId, debts }: CorrectionFormProps) {
  const queryClient = useQueryClient();
  const [made, setMade] = useState<{ message: string; voucher: string }>();
  const form = useForm({
    initial,
    check: ({ kind, accountName, against, debt, amount, reason, receivable }) => {
      const errors: FieldErrors = {};
      const minor = parseTypedAmount(amount);
      const ofDebt = kind === 'repayment' || kind === 'write_off';
      if (amount.trim() === '') errors['amount'] = 'Amount is required.';
      else if (minor === undefined) errors['amount'] = 'Please write an amount like 1,234.50.';
      else if (minor <= 0n) errors['amount'] = 'Amount must be greater than 0.';
      if (reason.trim() === '') errors['reason'] = 'Please say what it is for.';
      if (ofDebt && debt === '') errors['debt'] = 'Please choose a debt.';
      if (minor === undefined || Object.keys(errors).length > 0) return { errors };
      return {
        values: {
          kind,
          amount: minor,
          reason,
          ...(kind !== 'write_off' && { accountName }),
          ...(kind === 'debit' && { against, receivable }),
          ...(ofDebt && { debt }),
        },
      };
    },
    send: (body, { key }) =>
      call('POST /api/admin/users/{id}/vouchers', {
        params: { id: userId },
        body,
        idempotencyKey: key,
      }),
    onSent: async (answer) => {
      setMade(answer);
      form.startOver();
      await queryClient.invalidateQueries({ queryKey: ['admin', 'queues'] });
    },
  });
  const { kind, receivable } = form.fields;
  const ofDebt = kind === 'repayment' || kind === 'write_off';
  const debtText = (id: string) => {
    const debt = debts.find(({ _id }) => _id === id);
    return debt ? `${moneyText(debt.open)} since ${formatExact(new Date(debt.since))}` : id;
  };
  return (
    <Panel title="Correct the account">
      <Form form={form} className="panel-body voucher-form">
        <p className="muted small">It moves no money before a second person posts it.</p>
        <SelectField
          label="What to do"
          choices={debts.length > 0 ? customerDeeds : customerDeeds.slice(0, 2)}
          wordOf={(deed) => deedWords[deed as CustomerDeed]}
          {...form.field('kind')}
        />
        {kind !== 'write_off' && (
          <SelectField label="Account" choices={accountTypes} {...form.field('accountName')} />
        )}
        {kind === 'debit' && (
          <SelectField
            label="Credited to"
            choices={againstCodes}
            wordOf={(code) => `${code} ${debitedFor[code as DebitedFor]}`}
            {...form.field('against')}
          />
        )}
        {ofDebt && (
          <SelectField
            label="Debt"
            placeholder="Choose a debt"
            choices={debts.map(({ _id }) => _id)}
            wordOf={debtText}
            {...form.field('debt')}
          />
        )}
        <MoneyField label="Amount" {...form.field('amount')} />
        {kind === 'debit' && (
          <Checkbox
            name="receivable"
            label="The customer owes what the account does not hold"
            checked={receivable}
            onChange={({ currentTarget: { checked } }) => form.edit({ receivable: checked })}
          />
        )}
        <VoucherReason {...form.field('reason')} />
        <Alert kind="error">{failureText(form.failureForAlert, { doneOnce: 'done' })}</Alert>
        <Alert kind="success">
          {!form.isTouched && made && (
            <>
              {made.message} <Link to={paths.voucher(made.voucher)}>Open it</Link>
            </>
          )}
        </Alert>
        <Button type="submit" busy={form.isBusy} busyLabel="Sending...">
          Send to a colleague
        </Button>
      </Form>
    </Panel>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { groupedText, parseTypedAmount } from '../../../contract/values/money.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { type Answer, call } from '../../api/client.ts';
import { unclaimedQuery } from '../../api/voucher-queries.ts';
import { navigate, useSearchParams } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PageSteps } from '../../ui/lists/page-steps.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BooksBack } from '../books/books-back.tsx';
import { Loaded } from '../loaded.tsx';
import { calledName, PersonName } from '../person-name.tsx';
import { StaffHead } from '../staff-head.tsx';
import { usePagesAfter } from '../use-pages-after.ts';
import { useRight } from '../with-right.tsx';
import { VoucherReason } from './voucher-reason.tsx';
import '../books/books.css';
import './unclaimed-funds.css';

type Person = Answer<'GET /api/admin/books/unclaimed'>['people'][number];

/** The money of customers who have left, and the voucher that pays it out. */
function UnclaimedFundsPage() {
  const [params, setParams] = useSearchParams();
  const { after, onPrevious, goAfter } = usePagesAfter();
  const query = useQuery(unclaimedQuery(after));
  const handlesMoney = useRight('handle-money');
  const runsBank = useRight('run-bank');
  const mayMake = handlesMoney !== false && runsBank !== false;
  const choose = (pay: string | undefined) =>
    setParams({ ...(after !== undefined && { after }), ...(pay !== undefined && { pay }) });
  return (
    <>
      <BooksBack />
      <StaffHead
        heading="Unclaimed funds"
        detail={query.data && `${moneyText(query.data.total)} in account 2310`}
      />
      <Loaded what="The unclaimed funds" query={query} lines={6}>
        {({ people, more }) => {
          const chosen = people.find(({ _id }) => _id === params.get('pay'));
          return (
            <Stack gap={20} className="books-stack">
              {chosen && mayMake && (
                <Payout key={chosen._id} person={chosen} onCancel={() => choose(undefined)} />
              )}
              <Panel title="Customers who have left">
                <DataTable
                  caption="Unclaimed funds by person, the oldest first"
                  columns={columnsOf(mayMake ? choose : undefined)}
                  rows={people}
                  rowKey={({ _id }) => _id}
                  empty={
                    <EmptyState
                      title="No unclaimed funds"
                      reason="Money appears here when a customer leaves with a balance, or when a payment comes back to one who has left."
                    />
                  }
                  className="unclaimed-table"
                  stale={query.isPlaceholderData}
                />
                {(after !== undefined || more) && (
                  <PageSteps
                    label={people[0] ? `Since ${writtenDay(people[0].since)}` : 'No more people'}
                    onPrevious={onPrevious}
                    onNext={more ? () => goAfter(people.at(-1)?._id ?? '') : undefined}
                  />
                )}
              </Panel>
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}

const columnsOf = (onPay: ((id: string) => void) | undefined): readonly Column<Person>[] => [
  {
    name: 'person',
    title: 'Customer',
    cell: (person) => <PersonName person={person} linked={false} />,
  },
  {
    name: 'since',
    title: 'Since',
    cell: ({ since, accounts }) => (
      <>
        {writtenDay(since)}
        <span className="ledger-detail">Accounts {accounts.join(', ')}</span>
      </>
    ),
  },
  { name: 'amount', title: 'Amount', numeric: true, cell: ({ amount }) => moneyText(amount) },
  ...(onPay
    ? [
        {
          name: 'pay',
          title: 'Payout',
          cell: (person: Person) => (
            <Button
              look="secondary"
              compact
              aria-label={`Pay out to ${calledName(person)}`}
              onClick={() => onPay(person._id)}
            >
              Pay out…
            </Button>
          ),
        },
      ]
    : []),
];

interface PayoutProps {
  person: Person;
  onCancel: () => void;
}

/** Makes the voucher, and goes to it: its maker adds the evidence there. */
function Payout({ person, onCancel }: PayoutProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { amount: groupedText(person.amount), reason: '' },
    check: ({ amount, reason }) => {
      const errors: FieldErrors = {};
      const minor = parseTypedAmount(amount);
      if (amount.trim() === '') errors['amount'] = 'Amount is required.';
      else if (minor === undefined) errors['amount'] = 'Please write an amount like 1,234.50.';
      else if (minor <= 0n) errors['amount'] = 'Amount must be greater than 0.';
      if (reason.trim() === '') errors['reason'] = 'Please say what it is for.';
      if (minor === undefined || Object.keys(errors).length > 0) return { errors };
      return { values: { kind: 'payout' as const, amount: minor, reason } };
    },
    send: (body, { key }) =>
      call('POST /api/admin/users/{id}/vouchers', {
        params: { id: person._id },
        body,
        idempotencyKey: key,
      }),
    onSent: async ({ voucher }) => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
      navigate(paths.voucher(voucher));
    },
  });
  return (
    <Panel title={`Pay out to ${calledName(person)}`}>
      <Form form={form} className="panel-body voucher-form">
        <p className="muted small">
          Your correspondent bank pays it to the claimant or hands it to the state; the voucher
          books it from 2310 to 1010. It moves no money before you add evidence of the claim and a
          second person posts it.
        </p>
        <MoneyField label="Amount" {...form.field('amount')} />
        <VoucherReason {...form.field('reason')} />
        <Alert kind="error">{failureText(form.failureForAlert, { doneOnce: 'done' })}</Alert>
        <Row gap={12}>
          <Button type="submit" busy={form.isBusy} busyLabel="Sending...">
            Make the voucher
          </Button>
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}

export { UnclaimedFundsPage as Page };

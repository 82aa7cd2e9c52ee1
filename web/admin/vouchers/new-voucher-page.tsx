import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'wouter';
import { navigate } from '../../app/navigation/address.ts';
import { mostLegs } from '../../../contract/staff/vouchers.ts';
import { voucherCodes } from '../../../contract/staff/voucher-accounts.ts';
import { currencies, formatMoney, type Currency } from '../../../contract/values/money.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { BooksBack } from '../books/books-back.tsx';
import { StaffHead } from '../staff-head.tsx';
import { useRight } from '../with-right.tsx';
import {
  accountText,
  checkVoucher,
  type DraftLine,
  emptyLine,
  isHeldAbroad,
  lineField,
  missingIn,
  usualVouchers,
  type VoucherDraft,
} from './voucher-draft.ts';
import '../../ui/panel.css';
import '../books/books.css';
import { VoucherReason } from './voucher-reason.tsx';

const initial: VoucherDraft = { reason: '', day: '', lines: [emptyLine(0), emptyLine(1)] };

/** Makes a voucher of free entries, which a second person posts. */
function NewVoucherPage() {
  const queryClient = useQueryClient();
  const runsBank = useRight('run-bank');
  const nextKey = useRef(initial.lines.length);
  const form = useForm({
    initial,
    check: checkVoucher,
    send: (body, { key }) => call('POST /api/admin/vouchers', { body, idempotencyKey: key }),
    onSent: async ({ voucher }) => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
      navigate(paths.voucher(voucher));
    },
  });
  const { lines } = form.fields;
  const change = (key: number, line: Partial<DraftLine>) =>
    form.edit(
      { lines: lines.map((each) => (each.key === key ? { ...each, ...line } : each)) },
      (['account', 'debit', 'credit'] as const).map((name) => lineField(key, name)),
    );
  const add = () => {
    form.edit({ lines: [...lines, emptyLine(nextKey.current)] });
    nextKey.current += 1;
  };
  const begin = (name: string, accounts: readonly string[]) =>
    form.edit({
      reason: form.fields.reason === '' ? name : form.fields.reason,
      lines: accounts.map((account, key) => ({ ...emptyLine(key), account })),
    });
  return (
    <>
      <BooksBack to="journal" />
      <StaffHead heading="New voucher" detail="It moves no money before a second person posts it" />
      <p className="muted small">
        To debit or refund a customer, or to end what one owes, open the customer under{' '}
        <Link to={paths.users()}>Users</Link> and choose Corrections.
      </p>
      <Form form={form} className="panel panel-body voucher-form">
        <Alert kind="error">{failureText(form.failureForAlert, { doneOnce: 'done' })}</Alert>
        <VoucherReason {...form.field('reason')} />
        <TextField
          label="Counts for"
          optional
          hint="An open bank day. Without one: the day it is posted on."
          type="date"
          {...form.field('day')}
        />
        <Row gap={8}>
          {Object.entries(usualVouchers).map(([name, accounts]) => (
            <Button
              key={name}
              look="secondary"
              compact
              disabledReason={
                runsBank === false ? 'Your role does not include these accounts' : undefined
              }
              onClick={() => begin(name, accounts)}
            >
              {name}
            </Button>
          ))}
        </Row>
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            number={index + 1}
            errors={form.errors}
            onChange={(part) => change(line.key, part)}
            onRemove={
              lines.length > 2
                ? () => form.edit({ lines: lines.filter(({ key }) => key !== line.key) })
                : undefined
            }
          />
        ))}
        <Row gap={12} align="center">
          <Button
            look="secondary"
            compact
            disabledReason={
              lines.length < mostLegs ? undefined : `A voucher has at most ${mostLegs} entries`
            }
            onClick={add}
          >
            Add an entry
          </Button>
          <p className="muted small" role="status">
            {balanceText(lines)}
          </p>
        </Row>
        <Button type="submit" busy={form.isBusy} busyLabel="Sending...">
          Send to a colleague
        </Button>
      </Form>
    </>
  );
}

function balanceText(lines: readonly DraftLine[]): string {
  if (lines.every(({ debit, credit }) => debit === '' && credit === '')) return '';
  const missing = [...missingIn(lines)];
  if (missing.length === 0) return 'Debits equal credits.';
  return missing
    .map(
      ([currency, sum]) =>
        `${formatMoney({ minor: sum < 0n ? -sum : sum, currency })} more ` +
        (sum < 0n ? 'debits' : 'credits'),
    )
    .join(', ');
}

interface LineProps {
  line: DraftLine;
  number: number;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (part: Partial<DraftLine>) => void;
  onRemove: (() => void) | undefined;
}

/** One entry: its account, and an amount on one side. */
function Line({ line, number, errors, onChange, onRemove }: LineProps) {
  const { key, account, currency, debit, credit } = line;
  const symbol = currency === 'USD' ? '$' : currency;
  const field = (name: 'account' | 'debit' | 'credit') => ({
    name: lineField(key, name),
    error: errors[lineField(key, name)],
  });
  return (
    <fieldset className="voucher-line">
      <legend className="visually-hidden">Entry {number}</legend>
      <SelectField
        label="Account"
        placeholder="Choose an account"
        choices={voucherCodes}
        wordOf={accountText}
        value={account}
        onChange={({ currentTarget: { value } }) =>
          onChange({ account: value, ...(!isHeldAbroad(value) && { currency: 'USD' }) })
        }
        {...field('account')}
      />
      {isHeldAbroad(account) && (
        <SelectField
          label="Currency"
          name={`currency-${key}`}
          choices={currencies}
          value={currency}
          onChange={({ currentTarget: { value } }) => onChange({ currency: value as Currency })}
        />
      )}
      <MoneyField
        label="Debit"
        symbol={symbol}
        value={debit}
        onChange={({ currentTarget: { value } }) => onChange({ debit: value })}
        {...field('debit')}
      />
      <MoneyField
        label="Credit"
        symbol={symbol}
        value={credit}
        onChange={({ currentTarget: { value } }) => onChange({ credit: value })}
        {...field('credit')}
      />
      {onRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={`Remove entry ${number}`}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </fieldset>
  );
}

export { NewVoucherPage as Page };

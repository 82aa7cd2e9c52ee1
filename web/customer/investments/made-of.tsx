import { useContext } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { InvestmentAccount } from '../../../contract/money/accounts.ts';
import { shareOf } from '../../../contract/values/share-of.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { totalBalanceMinor } from '../../bank/total-balance.ts';
import { RowBar } from '../../ui/charts/row-bar.tsx';
import { EmptyLine } from '../../ui/lists/empty-line.tsx';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { numberWriter } from '../../ui/values/format.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import './made-of.css';
import { investmentsTexts } from './investments.texts.ts';

const texts = investmentsTexts.madeOf;

const percent = numberWriter({ style: 'percent' });

/** A whole percent; at the ends in words, where it would be rounded to none or all. */
function shareText(share: number): string {
  if (share > 0 && share < 0.01) return texts.lessThan(percent(0.01));
  if (share > 0.99 && share < 1) return texts.moreThan(percent(0.99));
  return texts.exactly(percent(share));
}

/**
 * The parts of the money of the account: the bars are the figures of the table, and sum up to
 * it. The bank buys nothing with it, so it is cash, and insured as deposits are.
 */
export function MadeOf({ account }: { account: InvestmentAccount }) {
  const { balance, asOf } = account;
  const rows = rowsOf(account.madeOf);
  return (
    <Panel title={texts.whatItIsMadeOf}>
      <ShareOfMoney balance={balance} />
      {rows.length === 0 ? (
        <EmptyLine className="panel-body">{texts.nothingYet}</EmptyLine>
      ) : (
        <table className="made-of">
          <caption className="visually-hidden">{texts.whatWentInAndOut}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.amount}</th>
            </tr>
          </thead>
          <tbody>
            <MadeOfRows rows={rows} />
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {texts.value(
                  <time translate="no" dateTime={asOf}>
                    {formatExact(new Date(asOf))}
                  </time>,
                )}
              </th>
              <td>
                <MoneyText amount={balance} />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      <p className="account-note">
        {texts.cashThatWaits((text) => (
          <strong>{text}</strong>
        ))}
      </p>
    </Panel>
  );
}

interface Row {
  name: string;
  way: 'in' | 'out';
  amount: bigint;
}

/** A zero amount has no row. */
const rowsOf = (madeOf: InvestmentAccount['madeOf']): Row[] =>
  [
    { name: texts.movedIn, way: 'in', amount: madeOf.movedIn } as const,
    { name: texts.otherIn, way: 'in', amount: madeOf.otherIn } as const,
    { name: texts.movedOut, way: 'out', amount: madeOf.movedOut } as const,
    { name: texts.otherOut, way: 'out', amount: madeOf.otherOut } as const,
  ].filter(({ amount }) => amount > 0n);

/** Hidden amounts draw no bar: its length would tell of them. */
function MadeOfRows({ rows }: { rows: readonly Row[] }) {
  const hidden = useContext(AmountsHidden);
  const most = rows.reduce((max, { amount }) => (amount > max ? amount : max), 0n);
  return rows.map(({ name, way, amount }) => (
    <tr key={name}>
      <th scope="row">
        {name}
        {!hidden && <RowBar way={way} ofLargest={shareOf(amount, most)} />}
      </th>
      <td>
        <MoneyText amount={amount} direction={way === 'in' ? 'credit' : 'debit'} />
      </td>
    </tr>
  ));
}

function ShareOfMoney({ balance }: { balance: bigint }) {
  const hidden = useContext(AmountsHidden);
  const accounts = useQuery(accountsQuery).data;
  const total = accounts ? totalBalanceMinor(accounts) : 0n;
  if (hidden || balance <= 0n || total <= 0n) return null;
  return (
    <p className="made-of-share muted">{texts.ofYourMoney(shareText(shareOf(balance, total)))}</p>
  );
}

import { useState } from 'react';
import { Link } from 'wouter';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { Dispute } from '../../../contract/money/disputes.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { DisputeBadge } from '../../bank/dispute-badge.tsx';
import { formatDay } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import './disputes.css';
import { disputesTexts } from './disputes.texts.ts';

const texts = disputesTexts.disputesTable;

/** The number of latest reports that are listed before “Show all”. */
const shownAtFirst = 5;

/** The payments that were reported, the latest first, with how far each is. */
export function DisputesTable({ disputes }: { disputes: readonly Dispute[] }) {
  const [all, setAll] = useState(false);
  return (
    <Panel title={texts.reportedProblems} className="own-disputes screen-only">
      <DataTable
        caption={texts.paymentsYouReportedThe}
        columns={columns}
        rows={all ? disputes : disputes.slice(0, shownAtFirst)}
        rowKey={({ _id }) => _id}
        empty={neverEmpty}
        className="disputes-table"
      />
      {!all && disputes.length > shownAtFirst && (
        <div className="panel-body">
          <Button look="secondary" compact onClick={() => setAll(true)}>
            {texts.showAll(disputes.length)}
          </Button>
        </div>
      )}
    </Panel>
  );
}

const columns: readonly Column<Dispute>[] = [
  {
    name: 'name',
    title: texts.payment,
    cell: ({ transfer, recipientName, reference }) => (
      <>
        <Link className="ledger-name" to={paths.receipt(transfer)}>
          {recipientName}
        </Link>
        <span className="ledger-detail">{reference}</span>
      </>
    ),
  },
  {
    name: 'amount',
    title: texts.amount,
    numeric: true,
    cell: ({ debitedUsd }) => (
      <MoneyText className="ledger-amount" amount={debitedUsd} direction="debit" />
    ),
  },
  { name: 'status', title: texts.status, cell: ({ status }) => <DisputeBadge status={status} /> },
  {
    name: 'date',
    title: texts.answer,
    cell: ({ answeredAt, answerDueOn }) =>
      answeredAt === null ? texts.by(writtenDay(answerDueOn)) : formatDay(new Date(answeredAt)),
  },
];

import { useState } from 'react';
import type { Column } from '../../ui/lists/data-table.tsx';
import { DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { QuestionList } from '../../ui/lists/question-list.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { StatusBadge } from '../../bank/status-badge.tsx';
import { Sample } from './sample.tsx';

interface Row {
  name: string;
  amount: bigint;
  direction: 'credit' | 'debit';
  status: string;
}

const rows: Row[] = [
  { name: 'Payroll', amount: 3100_00n, direction: 'credit', status: 'Completed' },
  { name: 'Hudson & Pine Credit Union', amount: 1250_50n, direction: 'debit', status: 'Pending' },
  { name: 'City Water', amount: 84_12n, direction: 'debit', status: 'Declined' },
];

const columns: Column<Row>[] = [
  { name: 'name', title: 'Name', cell: ({ name }) => name },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ amount, direction }) => <MoneyText amount={amount} direction={direction} />,
  },
  { name: 'status', title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
];

export function TablesSection() {
  const [page, setPage] = useState(1);
  return (
    <Sample title="Ledger table and pages">
      <DataTable
        caption="Transactions"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        empty={neverEmpty}
      />
      <DataTable
        caption="Transactions while the next page is on its way"
        columns={columns}
        rows={rows.slice(0, 1)}
        rowKey={({ name }) => name}
        empty={neverEmpty}
        stale
      />
      <Pagination page={page} pageSize={15} total={180} onPage={setPage} />
    </Sample>
  );
}

const questions = [
  { question: 'When can I call support?', answer: 'Mon-Fri 8-8, Sat 9-3, on (212) 555-0142.' },
  { question: 'Are my deposits insured?', answer: 'Deposits are insured up to $250,000.' },
  {
    question: 'How long does a local transfer take?',
    answer: 'Local transfers are processed within 24 hours.',
  },
];

export function QuestionsSection() {
  return (
    <Sample title="Accordion">
      <QuestionList questions={questions} />
    </Sample>
  );
}

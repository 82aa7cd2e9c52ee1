import { useContext } from 'react';
import { Link } from 'wouter';
import type { InsightCategory } from '../../../contract/money/insight.ts';
import { shareOf } from '../../../contract/values/share-of.ts';
import { paths } from '../../app/paths.ts';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { RowBar } from '../../ui/charts/row-bar.tsx';
import { numberWriter } from '../../ui/values/format.ts';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { paramsOf, wholeList } from '../transfers/list-filter.ts';
import { sortedWord } from './sorted-word.ts';
import './insight.css';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.categoryTable;

interface CategoryTableProps {
  caption: string;
  categories: readonly InsightCategory[];
  total: bigint;
  /** First and last day of the month. */
  from: string;
  to: string;
}

interface CategoryRow extends InsightCategory {
  /** Its transactions. */
  address: string;
  /** Of the largest of the table, and of all of it: between 0 and 1. */
  ofLargest: number;
  ofAll: number;
}

/**
 * Categories of one direction, each with its bar and its figures, so that the chart is a table too.
 * A category leads to its transactions.
 */
export function CategoryTable({ caption, categories, total, from, to }: CategoryTableProps) {
  const most = categories.reduce((max, { amount }) => (amount > max ? amount : max), 0n);
  const rows = categories.map((category) => {
    const { amount, direction: type, sortedAs } = category;
    const filter = new URLSearchParams(paramsOf({ ...wholeList, type, from, to, sortedAs }));
    return {
      ...category,
      address: `${paths.transactions()}?${filter}`,
      ofLargest: shareOf(amount, most),
      ofAll: shareOf(amount, total),
    };
  });
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ sortedAs }) => sortedAs}
      empty={neverEmpty}
      className="category-table"
    />
  );
}

const columns: readonly Column<CategoryRow>[] = [
  {
    name: 'name',
    title: texts.category,
    cell: ({ address, sortedAs, count }) => (
      <>
        <Link className="ledger-name category-link" to={address}>
          {sortedWord(sortedAs)}
        </Link>
        <span className="ledger-detail">{paymentsText(count)}</span>
      </>
    ),
  },
  { name: 'bar', title: texts.share, cell: (row) => <CategoryBar row={row} /> },
  {
    name: 'amount',
    title: texts.amount,
    numeric: true,
    cell: ({ amount, direction }) => (
      <MoneyText className="ledger-amount" amount={amount} direction={direction} />
    ),
  },
];

const percent = numberWriter({ style: 'percent' });

/** Hidden amounts draw no bar and have no share: both would tell of them. */
function CategoryBar({ row: { direction, ofLargest, ofAll } }: { row: CategoryRow }) {
  if (useContext(AmountsHidden))
    return <span className="visually-hidden">{texts.shareHidden}</span>;
  return (
    <>
      <RowBar way={direction === 'credit' ? 'in' : 'out'} ofLargest={ofLargest} />
      <span className="category-share">{ofAll < 0.005 ? texts.under : percent(ofAll)}</span>
    </>
  );
}

/** `1 payment`, `1,204 payments` */
export const paymentsText = (count: number) => texts.payments(count);

import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { formatMoney } from '../../../contract/values/money.ts';
import type { Answer } from '../../api/client.ts';
import { decidedVouchersQuery, voucherQueueQuery } from '../../api/voucher-queries.ts';
import { paths } from '../../app/paths.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { useHaveCome } from '../../ui/feedback/use-have-come.ts';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { BooksBack } from '../books/books-back.tsx';
import { Loaded } from '../loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { ownRightsQuery, useRight } from '../with-right.tsx';
import { kindName } from './voucher-facts.tsx';
import '../books/books.css';

/** All vouchers: those that wait for a second person, and the latest that were decided. */
function VouchersPage() {
  const waiting = useQuery(voucherQueueQuery);
  const decided = useQuery(decidedVouchersQuery);
  const mayMake = useRight('handle-money');
  // The length of the first list decides where the second one begins.
  const hasFirstCome = useHaveCome(waiting, useQuery(ownRightsQuery));
  return (
    <>
      <BooksBack />
      <StaffHead heading="Journal" detail="Entries that one colleague makes and another posts">
        {/* Shown before the right is known, so that nothing moves for those who have it. */}
        {mayMake !== false && (
          <Link className="button button-primary" to={paths.newVoucher()}>
            New voucher
          </Link>
        )}
      </StaffHead>
      <Stack gap={20} className="books-stack">
        <Panel title="Waiting">
          <Loaded what="The vouchers that wait" query={waiting} lines={3}>
            {({ cases }) => (
              <VoucherTable
                caption="Vouchers that wait"
                rows={cases}
                empty={
                  <EmptyState
                    title="No vouchers waiting"
                    reason="A voucher appears here when a colleague makes it, until a second person posts it."
                  />
                }
              />
            )}
          </Loaded>
        </Panel>
        {hasFirstCome && (
          <Panel title="Posted and declined">
            <Loaded what="The vouchers" query={decided} lines={6}>
              {({ cases }) => (
                <VoucherTable
                  caption="Vouchers that were posted or declined"
                  rows={cases}
                  empty={
                    <EmptyState
                      title="No vouchers posted yet"
                      reason="A voucher appears here as soon as a second person posts or declines it."
                    />
                  }
                />
              )}
            </Loaded>
          </Panel>
        )}
      </Stack>
    </>
  );
}

type Row = Answer<'GET /api/admin/vouchers'>['cases'][number];

interface VoucherTableProps {
  caption: string;
  rows: readonly Row[];
  empty: ReactElement;
}

function VoucherTable({ caption, rows, empty }: VoucherTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      empty={empty}
      className="voucher-table"
    />
  );
}

const columns: readonly Column<Row>[] = [
  {
    name: 'voucher',
    title: 'Voucher',
    cell: ({ _id, voucher: { reference, reason, kind } }) => (
      <>
        <Link className="ledger-name" to={paths.voucher(_id)}>
          {reference}
        </Link>
        <span className="ledger-detail">
          {kindName(kind)}: {reason}
        </span>
      </>
    ),
  },
  {
    name: 'people',
    title: 'People',
    cell: ({ voucher: { proposedBy }, decision }) => (
      <>
        Made by {proposedBy}
        {decision && (
          <span className="ledger-detail">
            {decision.outcome === 'approved' ? 'Posted' : 'Declined'} by {decision.by}
          </span>
        )}
      </>
    ),
  },
  {
    name: 'at',
    title: 'When',
    cell: ({ waitingSince, decision }) => formatExact(new Date(decision?.at ?? waitingSince)),
  },
  {
    name: 'amount',
    title: 'Amount',
    numeric: true,
    cell: ({ voucher: { amount, currency } }) => (
      <span className="ledger-amount lm-money">{formatMoney({ minor: amount, currency })}</span>
    ),
  },
];

export { VouchersPage as Page };

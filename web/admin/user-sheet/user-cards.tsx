import { useQuery } from '@tanstack/react-query';
import type { Card } from '../../../contract/money/cards.ts';
import { cardsOfUserQuery } from '../../api/user-sheet-queries.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import { DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { SheetPart } from './sheet-part.tsx';

const typeNames = { debit: 'Debit', credit: 'Credit' } as const;

const columns: readonly Column<Card>[] = [
  {
    name: 'type',
    title: 'Card',
    cell: ({ cardType }) => <span className="ledger-name">{typeNames[cardType]}</span>,
  },
  {
    name: 'number',
    title: 'Number',
    cell: ({ cardNumber }) => (
      <>
        <span aria-hidden="true">{cardNumber.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
        <span className="visually-hidden">Ending in {cardNumber.slice(-4)}</span>
      </>
    ),
  },
  { name: 'holder', title: 'Card holder', cell: ({ cardHolderName }) => cardHolderName },
  {
    name: 'state',
    title: 'State',
    cell: ({ frozenAt }) =>
      frozenAt === undefined ? (
        'Active'
      ) : (
        <>
          <Badge look="waiting" icon="lock">
            Frozen
          </Badge>
          <span className="ledger-detail">since {formatExact(new Date(frozenAt))}</span>
        </>
      ),
  },
  { name: 'expiry', title: 'Expires', numeric: true, cell: ({ expiryDate }) => expiryDate },
];

/** The cards in force. Staff see no full number, and no code. */
export function UserCards({ userId }: { userId: string }) {
  const query = useQuery(cardsOfUserQuery(userId));
  return (
    <SheetPart
      title="Cards"
      query={query}
      empty={{ title: 'No cards', reason: 'Active cards show up here, with masked numbers.' }}
    >
      {(cards) => (
        <DataTable
          caption="Cards"
          className="sheet-table"
          columns={columns}
          rows={cards}
          rowKey={({ _id }) => _id}
          empty={neverEmpty}
        />
      )}
    </SheetPart>
  );
}

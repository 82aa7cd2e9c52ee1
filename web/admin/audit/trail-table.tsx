import { Link } from 'wouter';
import type { AuditEvent } from '../../../contract/staff/audit.ts';
import { paths } from '../../app/paths.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { formatDay, formatExact, formatSecond } from '../../ui/values/format-date.ts';
import { actionWords } from './audit-words.ts';
import './audit.css';

const actorKinds = {
  staff: 'Staff',
  customer: 'Customer',
  job: 'Bank job',
  nobody: 'Not logged in',
} as const;

function When({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time translate="no" dateTime={at} title={formatExact(instant)}>
      {formatDay(instant)}
      <span className="ledger-detail">{formatSecond(instant)}</span>
    </time>
  );
}

function Actor({ actor: { kind, name, userId } }: Pick<AuditEvent, 'actor'>) {
  return (
    <>
      {userId === undefined ? (
        <span className="ledger-name">{name}</span>
      ) : (
        <Link to={paths.manageUser(userId)}>{name}</Link>
      )}
      <span className="ledger-detail">{actorKinds[kind]}</span>
    </>
  );
}

function What({ event: { action, subject, details, journal } }: { event: AuditEvent }) {
  return (
    <>
      <span className="ledger-name">{actionWords(action)}</span>
      {subject.includes(':') && !subject.startsWith('user:') && (
        <span className="ledger-detail">{subject}</span>
      )}
      {Object.entries(details)
        // The person it concerns has a column of its own; the IDs of all people on a list are in
        // the export.
        .filter(([name]) => name !== 'person' && name !== 'people')
        .map(([name, value]) => (
          <span key={name} className="ledger-detail">
            {name}: {value}
          </span>
        ))}
      {journal !== null && (
        <span className="ledger-detail">
          <Link to={paths.journal(journal)}>View ledger entries</Link>
        </span>
      )}
    </>
  );
}

const columns: readonly Column<AuditEvent>[] = [
  { name: 'when', title: 'When', cell: ({ at }) => <When at={at} /> },
  { name: 'actor', title: 'By', cell: ({ actor }) => <Actor actor={actor} /> },
  { name: 'what', title: 'What', cell: (event) => <What event={event} /> },
  {
    name: 'person',
    title: 'About',
    cell: ({ person }) =>
      person ? <Link to={paths.manageUser(person._id)}>{person.username}</Link> : '—',
  },
  {
    name: 'origin',
    title: 'From where',
    cell: ({ address, requestId }) => (
      <>
        {address === '' ? '—' : address}
        {requestId !== '' && <span className="ledger-detail">Request {requestId}</span>}
      </>
    ),
  },
];

interface TrailTableProps {
  events: readonly AuditEvent[];
  /** On a person's own sheet everything is about that person. */
  ofOnePerson?: boolean;
}

export function TrailTable({ events, ofOnePerson = false }: TrailTableProps) {
  const shown = ofOnePerson ? columns.filter(({ name }) => name !== 'person') : columns;
  return (
    <DataTable
      caption="Audit trail, newest first"
      className="trail-table"
      columns={shown}
      rows={events}
      rowKey={({ _id }) => _id}
      empty={
        <EmptyState title="No entries" reason="Nothing in the audit trail matches this search." />
      }
    />
  );
}

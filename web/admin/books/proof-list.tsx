import type { BooksProof } from '../../../contract/staff/books-proof.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { ActorName } from '../actor-name.tsx';
import { countText, numberWriter } from '../../ui/values/format.ts';

/** The proofs of late, newest first. */
export function ProofList({ proofs }: { proofs: readonly BooksProof[] }) {
  return (
    <DataTable
      className="proof-table"
      caption="Checks, newest first"
      columns={columns}
      rows={proofs}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          title="No checks yet"
          reason="The first one runs tonight, or when you run it."
        />
      }
    />
  );
}

const columns: readonly Column<BooksProof>[] = [
  {
    name: 'state',
    title: 'Result',
    cell: (proof) => (
      <>
        <ProofBadge proof={proof} />
        <span className="ledger-detail">{outcomeOf(proof)}</span>
        {proof.trail && proof.trail.findings.length > 0 && (
          <span className="ledger-detail">The audit trail failed its check.</span>
        )}
        {proof.state !== 'failed' && proof.error && (
          <span className="ledger-detail">{proof.error}</span>
        )}
      </>
    ),
  },
  { name: 'asked', title: 'Asked', cell: ({ askedAt }) => formatExact(new Date(askedAt)) },
  { name: 'by', title: 'By', cell: ({ askedBy }) => <ActorName actor={askedBy} /> },
  { name: 'took', title: 'Took', numeric: true, cell: tookOf },
];

function ProofBadge({ proof: { state } }: { proof: BooksProof }) {
  if (state === 'right')
    return (
      <Badge look="good" icon="check">
        Passed
      </Badge>
    );
  if (state === 'wrong')
    return (
      <Badge look="bad" icon="alert">
        Failed
      </Badge>
    );
  return (
    <Badge look="waiting" icon={state === 'failed' ? 'alert' : 'clock'}>
      {state === 'failed' ? 'Could not run' : 'Running'}
    </Badge>
  );
}

function outcomeOf(proof: BooksProof): string {
  const { state, scope, entries, accounts, checks, findings, error } = proof;
  if (state === 'wrong')
    return findings.map(({ promise, places }) => `${promise}: ${places[0]}`).join(' · ');
  if (state === 'failed') return error ?? '';
  if (entries === undefined || accounts === undefined)
    return scope === 'full' ? 'Reading every entry' : 'Reading the open days';
  const read = scope === 'full' ? 'Full check: ' : 'Open days and all balances: ';
  return `${read}${countText(entries)} entries in ${countText(accounts)} accounts, ${checks} checks`;
}

const secondsText = numberWriter({ maximumFractionDigits: 1 });

function tookOf({ startedAt, endedAt }: BooksProof): string {
  if (startedAt === undefined || endedAt === undefined) return '—';
  return `${secondsText((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)} s`;
}

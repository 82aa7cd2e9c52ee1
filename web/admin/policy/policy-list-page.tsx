import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import { policiesQuery } from '../../api/policy-queries.ts';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { formatDay } from '../../ui/values/format-date.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { policySheets } from './policy-sheets.ts';
import '../../ui/panel.css';
import './policy.css';

/** Lists the policies of the bank, each with its value in force and the planned one. */
function PolicyListPage() {
  const query = useQuery(policiesQuery);
  const { data, error } = query;
  return (
    <>
      <StaffHead heading="Policy" detail="Every change keeps its date, author and reason." />
      <NotLoaded what="The policies" query={query} />
      <section className="panel" aria-label="Policies">
        {data === undefined && !error && <Skeleton lines={10} label="Loading policies" />}
        {data && (
          <DataTable
            caption="Policies"
            columns={columns}
            rows={data.policies}
            rowKey={({ name }) => name}
            empty={neverEmpty}
            className="policy-table"
          />
        )}
      </section>
    </>
  );
}

/** More rows of a list are counted. */
const shownRows = 3;

/** More values are read on the policy's own page. */
const shownValues = 2;

function inForce({ name, value }: PolicyForStaff): string {
  const { list, linesOf } = policySheets[name];
  const lines = linesOf(value);
  if (list && lines.length > shownRows)
    return (
      `${lines.length} ` +
      (list.rowName === 'Branch' ? 'branches' : `${list.rowName.toLowerCase()}s`)
    );
  const shown = list ? lines : lines.slice(0, shownValues);
  const more = lines.length - shown.length;
  return (
    shown.map(({ label, text }) => (lines.length > 1 ? `${label}: ${text}` : text)).join(' · ') +
      (more > 0 ? `, and ${more} more` : '') || 'Same as the Federal Reserve'
  );
}

function Planned({ changes, proposal }: PolicyForStaff) {
  const planned = changes
    .filter(({ state }) => state === 'planned')
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom));
  const [next] = planned;
  if (proposal)
    return (
      <Badge look="waiting" icon="user">
        Waiting for {proposal.isYours ? 'a colleague' : 'you'}
      </Badge>
    );
  if (!next) return '—';
  return (
    <Badge look="waiting" icon="clock">
      {formatDay(new Date(next.effectiveFrom))}
      {planned.length > 1 && `, ${planned.length} in all`}
    </Badge>
  );
}

function LastChange({ changes }: PolicyForStaff) {
  const last = changes.find(({ state }) => state === 'in_force');
  return last ? `${formatDay(new Date(last.effectiveFrom))} by ${last.setBy}` : 'Default';
}

const columns: readonly Column<PolicyForStaff>[] = [
  {
    name: 'policy',
    title: 'Policy',
    cell: ({ name }) => (
      <Link className="ledger-name" to={paths.policy(name)}>
        {policySheets[name].title}
      </Link>
    ),
  },
  { name: 'now', title: 'Current', cell: inForce },
  { name: 'since', title: 'Since', cell: (policy) => <LastChange {...policy} /> },
  { name: 'planned', title: 'Planned', cell: (policy) => <Planned {...policy} /> },
];

export { PolicyListPage as Page };

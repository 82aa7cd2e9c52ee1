import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useParams } from '../../app/navigation/address.ts';
import type { PolicyName } from '../../../contract/values/policy.ts';
import { rightToChange } from '../../../contract/staff/right-to-change.ts';
import type { PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import { policiesQuery } from '../../api/policy-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { Happened } from '../users/happened.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { useRight, WithRight } from '../with-right.tsx';
import { StaffHead } from '../staff-head.tsx';
import { ChangeForm } from './change-form.tsx';
import { PolicyChanges } from './policy-changes.tsx';
import { type PolicyField, type Raw, shownAs } from './policy-field.ts';
import { policySheets } from './policy-sheets.ts';
import { WaitingProposal } from './waiting-proposal.tsx';
import { usePageTitle } from '../../ui/window-title.ts';
import './policy.css';

/** One policy: what is in force, what is planned, what was, and the form that changes it. */
function PolicyPage() {
  const { name = '' } = useParams();
  const query = useQuery(policiesQuery);
  const { data, error } = query;
  const isKnown = Object.hasOwn(policySheets, name);
  usePageTitle(isKnown ? policySheets[name as PolicyName].title : undefined);
  if (!isKnown) return <UnknownPolicy />;
  const policy = data?.policies.find((one) => one.name === name);
  const { title, about, list } = policySheets[name as PolicyName];
  return (
    <>
      <PolicyBack />
      <StaffHead heading={title} detail={about} />
      <NotLoaded what="The policy" query={query} />
      {policy === undefined && !error && <Skeleton lines={8} label="Loading policy" />}
      {policy && <Sheet key={name} policy={policy} wide={list !== undefined} />}
    </>
  );
}

function PolicyBack() {
  return (
    <p className="way-back">
      <Link to={paths.policies()}>
        <Icon name="chevron-left" small />
        Policy
      </Link>
    </p>
  );
}

function UnknownPolicy() {
  return (
    <>
      <PolicyBack />
      <PageHeading>Policy</PageHeading>
      <Alert kind="error">There is no policy with this name.</Alert>
    </>
  );
}

function Sheet({ policy, wide }: { policy: PolicyForStaff; wide: boolean }) {
  const [happened, setHappened] = useState<Happened>();
  const { list, linesOf } = policySheets[policy.name];
  const lines = linesOf(policy.value);
  const mayChange = useRight(rightToChange(policy.name));
  // A list is not shown twice: its form holds what is current.
  const isInForm = wide && mayChange !== false && policy.proposal === null;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the change: without this the focus would be lost with
  // it.
  useEffect(() => {
    if (happened?.kind === 'success') place.current?.focus();
  }, [happened]);
  const form = (
    <WithRight right={rightToChange(policy.name)}>
      {policy.proposal === null && <ChangeForm policy={policy} onHappened={setHappened} />}
    </WithRight>
  );
  return (
    <>
      <div ref={place} tabIndex={-1} className="policy-happened">
        <Alert kind={happened?.kind ?? 'success'}>{happened?.text}</Alert>
      </div>
      <div className={wide ? 'policy-columns policy-wide' : 'policy-columns'}>
        {isInForm && form}
        <div className="policy-column">
          {!isInForm && (
            <Panel title="Current">
              {lines.length === 0 && (
                <p className="panel-body muted">Same as the Federal Reserve.</p>
              )}
              {list?.shownAs === 'matrix' && <PolicyMatrix policy={policy} />}
              {list?.shownAs !== 'matrix' && (
                <dl className="policy-lines">
                  {lines.map(({ label, text }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </Panel>
          )}
          {policy.proposal && (
            <WaitingProposal
              key={policy.proposal._id}
              policy={policy}
              proposal={policy.proposal}
              onHappened={setHappened}
            />
          )}
          <PolicyChanges policy={policy} onHappened={setHappened} />
        </div>
        {!isInForm && form}
      </div>
    </>
  );
}

/** A policy of many figures at a glance: a line for each row, a column for each field. */
function PolicyMatrix({ policy: { name, value } }: { policy: PolicyForStaff }) {
  const { title, fields, rowsOf } = policySheets[name];
  return (
    <DataTable
      caption={title}
      className="policy-matrix"
      columns={fields.map(columnOf)}
      rows={rowsOf(value)}
      rowKey={(row) => String(row[fields[0]?.name ?? ''])}
      empty={neverEmpty}
    />
  );
}

const columnOf = (field: PolicyField, index: number) => ({
  name: index === 0 ? 'name' : 'figure',
  title: field.label,
  numeric: index > 0,
  cell: (row: Raw) => (
    <>
      <span className="policy-matrix-label" aria-hidden="true">
        {field.label}{' '}
      </span>
      {shownAs(field, row[field.name])}
    </>
  ),
});

export { PolicyPage as Page };

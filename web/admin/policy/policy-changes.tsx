import { rightToChange } from '../../../contract/staff/right-to-change.ts';
import type { PolicyChange, PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import type { IconName } from '../../art/icons.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { EmptyLine } from '../../ui/lists/empty-line.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Happened } from '../users/happened.ts';
import { WithRight } from '../with-right.tsx';
import { CompareLines } from './compare-lines.tsx';
import { policySheets } from './policy-sheets.ts';
import { WithdrawChange } from './withdraw-change.tsx';

interface PolicyChangesProps {
  policy: PolicyForStaff;
  onHappened: (happened: Happened | undefined) => void;
}

/** Lists the planned changes, the next first, then the past ones, the newest first. */
export function PolicyChanges({ policy, onHappened }: PolicyChangesProps) {
  const planned = policy.changes
    .filter(({ state }) => state === 'planned')
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom));
  const past = policy.changes.filter(({ state }) => state !== 'planned');
  const item = (change: PolicyChange) => (
    <Change key={change.version} policy={policy} change={change} onHappened={onHappened} />
  );
  return (
    <>
      {planned.length > 0 && (
        <Panel title="Planned">
          <ul className="policy-change-list">{planned.map(item)}</ul>
        </Panel>
      )}
      <Panel title="History">
        {past.length === 0 && (
          <EmptyLine className="panel-body">
            No changes yet: the default holds. Each change shows up here, with who made it and why.
          </EmptyLine>
        )}
        {past.length > 0 && <ul className="policy-change-list">{past.map(item)}</ul>}
      </Panel>
    </>
  );
}

const badges: Record<
  PolicyChange['state'],
  { look: 'good' | 'waiting' | 'plain' | 'bad'; icon: IconName; word: string }
> = {
  in_force: { look: 'good', icon: 'check', word: 'In force' },
  planned: { look: 'waiting', icon: 'clock', word: 'Planned' },
  past: { look: 'plain', icon: 'list', word: 'Replaced' },
  withdrawn: { look: 'bad', icon: 'ban', word: 'Withdrawn' },
};

const exact = (instant: string) => formatExact(new Date(instant));

function Change({ policy, change, onHappened }: PolicyChangesProps & { change: PolicyChange }) {
  const { linesOf } = policySheets[policy.name];
  const { look, icon, word } = badges[change.state];
  return (
    <li>
      <div className="policy-change-head">
        <Badge look={look} icon={icon}>
          {word}
        </Badge>
        From {exact(change.effectiveFrom)}
      </div>
      <p className="policy-reason">{change.reason}</p>
      <CompareLines
        caption={`Change ${change.version}`}
        before={linesOf(change.before)}
        after={linesOf(change.value)}
      />
      <div className="policy-change-foot">
        <p className="muted small">
          Set by {change.setBy} on {exact(change.setAt)}
          {change.approvedBy !== null && `, approved by ${change.approvedBy}`}
        </p>
        {change.state === 'planned' && (
          <WithRight right={rightToChange(policy.name)}>
            <WithdrawChange policy={policy} change={change} onHappened={onHappened} />
          </WithRight>
        )}
      </div>
      {change.withdrawal && (
        <p className="muted small">
          Withdrawn by {change.withdrawal.setBy} on {exact(change.withdrawal.setAt)}:{' '}
          {change.withdrawal.reason}
        </p>
      )}
    </li>
  );
}

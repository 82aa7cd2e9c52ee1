import { useState } from 'react';
import type { Colleague } from '../../../contract/people/colleagues.ts';
import { staffRoleNames, staffRoles, type StaffRole } from '../../../contract/values/rights.ts';
import { call } from '../../api/client.ts';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Happened } from '../users/happened.ts';
import { useColleagueDeed } from './use-colleague-deed.ts';

interface ColleagueDeedProps {
  colleague: Colleague;
  onHappened: (happened: Happened | undefined) => void;
}

/** Gives a colleague another role, with the reason. */
export function ChangeRole({ colleague, onHappened }: ColleagueDeedProps) {
  const current = colleague.roles[0]?.role ?? 'viewer';
  const [asking, setAsking] = useState(false);
  const [role, setRole] = useState<StaffRole>(current);
  const [reason, setReason] = useState('');
  const change = useColleagueDeed(
    () =>
      call('PUT /api/admin/colleagues/{id}/role', {
        params: { id: colleague._id },
        body: { role, reason },
      }),
    onHappened,
    () => setAsking(false),
  );
  const ask = () => {
    onHappened(undefined);
    setRole(current);
    setReason('');
    setAsking(true);
  };
  const blockedReason =
    role === current
      ? 'Choose another role first'
      : reason.trim() === ''
        ? 'Please say why'
        : undefined;
  return (
    <>
      <Button look="secondary" compact onClick={ask}>
        Change role<span className="visually-hidden"> of {colleague.username}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Change the role of ${colleague.username}?`}
        look="primary"
        confirmLabel="Change role"
        busyLabel="Changing..."
        busy={change.isPending}
        blockedReason={blockedReason}
        onConfirm={() => change.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="muted small">
          It takes effect right away. {colleague.username} is logged out, and cases assigned to them
          go back to the queue.
        </p>
        <SelectField
          label="Role"
          name="role"
          choices={staffRoleNames}
          wordOf={(choice) => staffRoles[choice as StaffRole]}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as StaffRole)}
        />
        <TextField
          label="Reason"
          name="reason"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}

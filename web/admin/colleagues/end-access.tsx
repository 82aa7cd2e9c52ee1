import { useState } from 'react';
import type { Colleague } from '../../../contract/people/colleagues.ts';
import { call } from '../../api/client.ts';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Happened } from '../users/happened.ts';
import { useColleagueDeed } from './use-colleague-deed.ts';

interface EndAccessProps {
  colleague: Colleague;
  onHappened: (happened: Happened | undefined) => void;
}

/** A colleague leaves, with the reason. */
export function EndAccess({ colleague: { _id: id, username }, onHappened }: EndAccessProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const end = useColleagueDeed(
    () => call('POST /api/admin/colleagues/{id}/departure', { params: { id }, body: { reason } }),
    onHappened,
    () => setAsking(false),
  );
  const ask = () => {
    onHappened(undefined);
    setReason('');
    setAsking(true);
  };
  return (
    <>
      <Button look="danger" compact onClick={ask}>
        End access<span className="visually-hidden"> of {username}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`End the access of ${username}?`}
        confirmLabel="End access"
        busyLabel="Ending..."
        busy={end.isPending}
        blockedReason={reason.trim() === '' ? 'Please say why' : undefined}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="muted small">
          Password, passkeys and sessions of {username} open nothing any more. What they did stays
          in the audit trail under their name. To come back, they need a new invitation.
        </p>
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

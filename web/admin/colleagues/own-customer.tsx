import { useState } from 'react';
import type { Colleague } from '../../../contract/people/colleagues.ts';
import { call } from '../../api/client.ts';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Happened } from '../users/happened.ts';
import { useColleagueDeed } from './use-colleague-deed.ts';

interface OwnCustomerProps {
  colleague: Colleague;
  onHappened: (happened: Happened | undefined) => void;
}

/** Shows which customer a colleague is: they do not work on that account. */
export function OwnCustomer({
  colleague: { _id: id, username, isYou, ownCustomer },
  onHappened,
}: OwnCustomerProps) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const link = useColleagueDeed(
    () =>
      call('PUT /api/admin/colleagues/{id}/own-customer', {
        params: { id },
        body: { username: typed },
      }),
    onHappened,
    () => setAsking(false),
  );
  const ask = () => {
    onHappened(undefined);
    setTyped(ownCustomer ?? '');
    setAsking(true);
  };
  return (
    <>
      <Button look="quiet" compact onClick={ask}>
        Own account<span className="visually-hidden"> of {username}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Which customer is ${username}?`}
        look="primary"
        confirmLabel="Save"
        busyLabel="Saving..."
        busy={link.isPending}
        onConfirm={() => link.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="muted small">
          Staff can’t work on their own account: {isYou ? 'you' : username} won’t be able to open or
          change it here.{' '}
          {!isYou && `${username} has to confirm it first, and all of the staff are told.`}
        </p>
        <TextField
          label="Username of the customer"
          hint="Leave blank if they have no account here."
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}

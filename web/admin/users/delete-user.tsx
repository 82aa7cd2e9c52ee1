import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from '../../app/navigation/address.ts';
import type { User } from '../../../contract/people/users.ts';
import { call } from '../../api/client.ts';
import { closingQuery } from '../../api/user-sheet-queries.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { totalBalanceMinor } from '../../bank/total-balance.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { ClosingFacts } from './closing-facts.tsx';
import { deletedNotice } from './deleted-notice.ts';
import type { Happened } from './happened.ts';

interface DeleteUserProps {
  user: User;
  onHappened: (happened: Happened | undefined) => void;
}

/**
 * Deletes a customer and says where the money goes; while there is some, the username has to be
 * typed.
 */
export function DeleteUser({ user, onHappened }: DeleteUserProps) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const queryClient = useQueryClient();
  const leftMinor = totalBalanceMinor(user.accounts);
  // Staff say yes once they could read what it ends, and no button moves under the finger.
  const closing = useQuery({ ...closingQuery(user._id), enabled: asking });
  const isCounting = closing.fetchStatus !== 'idle';
  const unprovenReason =
    leftMinor > 0n && typed !== user.username ? 'Type the username first' : undefined;
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/admin/users/{id}', { params: { id: user._id } }),
    onSuccess: async () => {
      navigate(paths.users(), { state: deletedNotice(user.username) });
      queryClient.removeQueries({ queryKey: ['admin', 'user', user._id] });
      await queryClient.invalidateQueries({ queryKey: ['admin', 'users'] });
    },
    onError: (failure) => {
      setAsking(false);
      onHappened({ kind: 'error', text: `Deletion failed: ${failureText(failure)}` });
    },
  });
  const ask = () => {
    onHappened(undefined);
    setTyped('');
    setAsking(true);
  };
  return (
    <>
      <Button
        look="danger"
        disabledReason={user.role === 'admin' ? 'Admins cannot be deleted here' : undefined}
        onClick={ask}
      >
        <Icon name="trash" />
        Delete user
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${user.username}?`}
        confirmLabel="Delete user"
        busyLabel="Deleting..."
        busy={remove.isPending}
        blockedReason={isCounting ? 'Checking what would end' : unprovenReason}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="confirm-fact">
          {user.fullName !== '' && `${user.fullName}, `}
          {user.email}
        </p>
        <ClosingFacts query={closing} />
        <p className="muted small">
          The account is closed right away and for good: sessions end and scheduled transfers are
          cancelled. The history stays in the books.
        </p>
        {leftMinor > 0n && (
          <div className="delete-proof">
            <p>
              <strong>{moneyText(leftMinor)}</strong> is left and goes to unclaimed funds.
            </p>
            <TextField
              label={`Type ${user.username} to confirm`}
              name="username"
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}

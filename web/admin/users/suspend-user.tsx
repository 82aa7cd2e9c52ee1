import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../contract/people/users.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { totalBalanceMinor } from '../../bank/total-balance.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import type { Happened } from './happened.ts';

interface SuspendUserProps {
  user: User;
  onHappened: (happened: Happened | undefined) => void;
}

const verbOf = (suspends: boolean) => (suspends ? 'Suspend' : 'Unsuspend');

export function SuspendUser({ user, onHappened }: SuspendUserProps) {
  const [asking, setAsking] = useState(false);
  // The deed stays the one that was asked: a colleague may change the state while the question is
  // open.
  const [suspends, setSuspends] = useState(user.status);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () =>
      call(suspends ? 'PUT /api/admin/users/suspend/{id}' : 'PUT /api/admin/users/unsuspend/{id}', {
        params: { id: user._id },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
      onHappened({
        kind: 'success',
        text: suspends ? 'User suspended successfully' : 'User unsuspended successfully',
      });
    },
    onError: (failure) =>
      onHappened({ kind: 'error', text: `Status change failed: ${failureText(failure)}` }),
    onSettled: () => setAsking(false),
  });
  const ask = () => {
    onHappened(undefined);
    setSuspends(user.status);
    setAsking(true);
  };
  return (
    <>
      <Button
        look="secondary"
        disabledReason={user.role === 'admin' ? 'Admins cannot be suspended' : undefined}
        onClick={ask}
      >
        <Icon name={user.status ? 'ban' : 'check'} />
        {verbOf(user.status)} user
      </Button>
      <ConfirmDialog
        open={asking}
        title={`${verbOf(suspends)} ${user.username}?`}
        confirmLabel={`${verbOf(suspends)} user`}
        busyLabel={suspends ? 'Suspending...' : 'Unsuspending...'}
        busy={change.isPending}
        onConfirm={() => change.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="confirm-fact">
          {user.fullName !== '' && `${user.fullName}, `}
          {user.email}, {moneyText(totalBalanceMinor(user.accounts))} in {user.accounts.length}{' '}
          accounts.
        </p>
        <p className="muted small">
          {suspends
            ? 'They will see the Account Suspended page on every screen until you unsuspend them.'
            : 'They can use online banking again at once.'}
        </p>
      </ConfirmDialog>
    </>
  );
}

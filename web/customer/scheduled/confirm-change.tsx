import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { changeFailureWords } from './change-failure-words.ts';

/** A change to what is still to come: asked once more, made, and told. */
export interface ScheduleChange {
  title: string;
  /** The consequence, in words. */
  consequence: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  keepLabel: string;
  /** Primary where nothing is lost by it. */
  look?: 'primary';
  /** Finds the fault in the typed text, before anything is sent. */
  check?: () => string | undefined;
  /** Makes the change. @returns what the bank says about it. */
  make: () => Promise<string>;
}

interface ConfirmChangeProps {
  change: ScheduleChange;
  onDone: (message: string) => void;
  onClose: () => void;
}

export function ConfirmChange({ change, onDone, onClose }: ConfirmChangeProps) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    const wrong = change.check?.();
    setFailure(wrong);
    if (wrong !== undefined) return;
    setBusy(true);
    try {
      onDone(await change.make());
    } catch (problem) {
      setFailure(failureText(problem, changeFailureWords));
      setBusy(false);
    }
    // Also after a failure: it may have been paid or changed elsewhere since.
    void queryClient.invalidateQueries({ queryKey: ['transfers'] });
  };
  const { title, consequence, confirmLabel, busyLabel, keepLabel, look } = change;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      cancelLabel={keepLabel}
      {...(look ? { look } : {})}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {consequence}
      <Alert kind="error">{failure}</Alert>
    </ConfirmDialog>
  );
}

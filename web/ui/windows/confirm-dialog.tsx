import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { windowsTexts } from './windows.texts.ts';

const texts = windowsTexts.confirmDialog;

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequence, in words. */
  children: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  /**
   * The label of the button that changes nothing, where 'Cancel' would itself sound like the deed.
   */
  cancelLabel?: string;
  /** A grave deed is red; one that merely cannot be taken back is not. */
  look?: 'danger-solid' | 'primary';
  busy: boolean;
  /** The reason why it cannot be confirmed yet. */
  blockedReason?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** The effect of the browser's Back; without it Back cancels. */
  onBack?: () => void;
}

/** Asks once more before something that people feel. Cancel comes first and has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel = texts.cancel,
  look = 'danger-solid',
  busy,
  blockedReason,
  onConfirm,
  onCancel,
  onBack,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => busy || onCancel();
  return (
    <Dialog
      open={open}
      title={title}
      role="alertdialog"
      narrow
      closeButton={false}
      initialFocus={cancel}
      onClose={close}
      onBack={onBack ?? close}
    >
      <div className="dialog-body">{children}</div>
      <div className="dialog-foot">
        <Button ref={cancel} look="secondary" compact disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          look={look}
          compact
          busy={busy}
          keepsFocus
          busyLabel={busyLabel}
          disabledReason={blockedReason}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

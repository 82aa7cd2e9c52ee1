import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { failuresTexts } from '../api/failures.texts.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { failureText } from '../ui/form/failure-text.ts';
import { Form, type FormFrame } from '../ui/form/form.tsx';
import { Dialog } from './dialog.tsx';
import { formDialogTexts as texts } from './app.texts.ts';

interface FormDialogProps {
  title: string;
  form: FormFrame & { failureForAlert: unknown; isBusy: boolean };
  confirmLabel: string;
  busyLabel: string;
  look: ComponentProps<typeof Button>['look'];
  /**
   * The part that has the focus first: Cancel, where the person may not be sure; else the first
   * field or button of the question, or the button that confirms where there is none.
   */
  focusFirst?: 'cancel' | 'asked' | 'confirm';
  onCancel: () => void;
  /** The consequence, in words, and what has to be typed. */
  children: ReactNode;
}

/** Asks once more before something that people feel, or for what it needs besides. */
export function FormDialog({
  title,
  form,
  confirmLabel,
  busyLabel,
  look,
  focusFirst = 'cancel',
  onCancel,
  children,
}: FormDialogProps) {
  const first = useRef<HTMLButtonElement>(null);
  const ifFirst = (name: typeof focusFirst) => (name === focusFirst ? { ref: first } : {});
  return (
    <Dialog
      open
      title={title}
      role="alertdialog"
      narrow
      closeButton={false}
      {...(focusFirst === 'asked' ? {} : { initialFocus: first })}
      onClose={() => form.isBusy || onCancel()}
    >
      <Form form={form} method="post">
        <div className="dialog-body">
          <Alert kind="error">
            {failureText(form.failureForAlert, { refused: failuresTexts.networkError })}
          </Alert>
          {children}
        </div>
        <div className="dialog-foot">
          <Button
            {...ifFirst('cancel')}
            look="secondary"
            compact
            disabled={form.isBusy}
            onClick={onCancel}
          >
            {texts.cancel}
          </Button>
          <Button
            {...ifFirst('confirm')}
            type="submit"
            look={look ?? 'primary'}
            compact
            busy={form.isBusy}
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

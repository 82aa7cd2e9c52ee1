import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Dialog } from '../dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import type { useFreshForm } from './use-fresh-form.ts';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.formDialog;

interface FormDialogProps {
  title: string;
  fresh: ReturnType<typeof useFreshForm>;
  confirmLabel: string;
  busyLabel: string;
  look: ComponentProps<typeof Button>['look'];
  onCancel: () => void;
  /** The consequence, in words, and what has to be typed beside the proof. */
  children: ReactNode;
}

/** Asks once more before a change of how somebody signs in, and for what proves who they are. */
export function FormDialog({
  title,
  fresh,
  confirmLabel,
  busyLabel,
  look,
  onCancel,
  children,
}: FormDialogProps) {
  const { form, alert, factor, asksPassword } = fresh;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      title={title}
      role="alertdialog"
      narrow
      closeButton={false}
      initialFocus={cancel}
      onClose={() => form.isBusy || onCancel()}
    >
      <Form form={form} method="post">
        <div className="dialog-body two-step-form">
          <Alert kind="error">{alert}</Alert>
          {children}
          <ProofFields factor={factor} asksPassword={asksPassword} errors={form.errors} />
        </div>
        <div className="dialog-foot">
          <Button ref={cancel} look="secondary" compact disabled={form.isBusy} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button
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

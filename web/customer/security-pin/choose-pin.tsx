import { useState } from 'react';
import { Link } from 'react-router';
import { pinReset } from '../../../contract/approvals.ts';
import { call } from '../../api/client.ts';
import { Refused, Unanswered } from '../../api/failures.ts';
import { paths } from '../../app/paths.ts';
import { useCheckedForm } from '../../app/sign-in/use-checked-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PinField } from '../../ui/pin-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';

interface ChoosePinProps {
  /** From the mailed link. */
  secret: string;
}

/** Chooses the new PIN with a mailed link. */
export function ChoosePin({ secret }: ChoosePinProps) {
  const [pin, setPin] = useState('');
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const { errors, busy, formProps } = useCheckedForm({
    schema: pinReset,
    read: () => ({ token: secret, securityPin: pin }),
    onEdit: () => setFailure(undefined),
    send: async (body) => {
      try {
        setAnswer((await call('POST /api/approvals/pin/reset/confirm', { body })).message);
        return {};
      } catch (refused) {
        if (refused instanceof Refused && 'securityPin' in refused.fields) return refused.fields;
        setFailure(
          refused instanceof Error && refused.message !== ''
            ? refused.message
            : new Unanswered().message,
        );
        return {};
      }
    },
  });
  useDocumentTitle('Security PIN', failure !== undefined || Object.keys(errors).length > 0);
  if (answer !== undefined) {
    return (
      <>
        <Alert kind="success">{answer}</Alert>
        <Link className={buttonClass()} to={paths.localTransfer()}>
          Go to Local Transfer
        </Link>
      </>
    );
  }
  return (
    <form {...formProps} method="post">
      <Alert kind="error">{failure ?? errors['token']}</Alert>
      <PinField
        label="New security PIN"
        hint="Four digits. For 24 hours you can pay others up to the daily limit for new PINs."
        name="securityPin"
        value={pin}
        error={errors['securityPin']}
        onChange={(event) => setPin(event.currentTarget.value)}
      />
      <Button type="submit" wide busy={busy} busyLabel="Setting PIN...">
        Set new PIN
      </Button>
    </form>
  );
}

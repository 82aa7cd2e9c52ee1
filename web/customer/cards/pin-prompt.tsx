import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cardReveal } from '../../../contract/cards.ts';
import { Refused } from '../../api/failures.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { paths } from '../../app/paths.ts';
import { useCheckedForm } from '../../app/sign-in/use-checked-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PinField } from '../../ui/pin-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import '../../app/configure-zod.ts';

interface PinPromptProps {
  /** Throws what the bank says against it. */
  onPin: (securityPin: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the PIN where the number is to appear: the sign-in is older than five minutes. Two-step sign-in hides numbers as well, also before there is a PIN. */
export function PinPrompt(props: PinPromptProps) {
  const { data: pin, isPending } = useQuery(pinStateQuery);
  if (isPending) return null;
  return pin?.set === false ? <LogInAgain onClose={props.onCancel} /> : <PinForm {...props} />;
}

function LogInAgain({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div role="group" aria-label="Log in again" className="card-question">
      <p className="small">You signed in more than five minutes ago. To show that it is you, please log out and in again.</p>
      <div className="card-controls">
        <Button ref={close} look="quiet" compact onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

function PinForm({ onPin, onCancel }: PinPromptProps) {
  const [pin, setPin] = useState('');
  const [failure, setFailure] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const { errors, busy, formProps } = useCheckedForm({
    schema: cardReveal,
    read: () => ({ securityPin: pin }),
    onEdit: () => setFailure(undefined),
    send: async ({ securityPin }) => {
      try {
        await onPin(securityPin);
      } catch (problem) {
        setPin('');
        if (problem instanceof Refused && 'securityPin' in problem.fields) return problem.fields;
        setFailure((problem instanceof Error && problem.message) || 'Failed to load cards.');
      }
      return {};
    },
  });
  useDocumentTitle('Cards', failure !== undefined || Object.keys(errors).length > 0);
  return (
    <div ref={place}>
      <form {...formProps} className="card-pin" method="post">
        <Alert kind="error">{failure}</Alert>
        <PinField
          label="Security PIN"
          hint="You signed in more than five minutes ago, so please show that it is you."
          name="securityPin"
          value={pin}
          error={errors['securityPin']}
          onChange={(event) => setPin(event.currentTarget.value)}
        />
        <div className="card-controls">
          <Button type="submit" compact busy={busy} busyLabel="Checking...">
            Show
          </Button>
          <Button look="quiet" compact disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
          <a className="card-pin-forgotten" href={paths.securityPin()}>
            Forgot your PIN?
          </a>
        </div>
      </form>
    </div>
  );
}

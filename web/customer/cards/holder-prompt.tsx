import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type CardReveal, cardReveal } from '../../../contract/cards.ts';
import { Refused } from '../../api/failures.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { paths } from '../../app/paths.ts';
import { SignInCodeField } from '../../app/sign-in/sign-in-code-field.tsx';
import { useCheckedForm } from '../../app/sign-in/use-checked-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PinField } from '../../ui/pin-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import '../../app/configure-zod.ts';

interface HolderPromptProps {
  /** Throws what the bank says against it. */
  onProof: (proof: CardReveal) => Promise<void>;
  onCancel: () => void;
}

type ProofName = Exclude<keyof CardReveal, 'passkey'>;

/**
 * Asks where the number is to appear, once the sign-in is older than five minutes: for the PIN; for
 * a code or the password where there is no PIN.
 */
export function HolderPrompt(props: HolderPromptProps) {
  const pin = useQuery(pinStateQuery);
  const secondFactor = useQuery(secondFactorQuery);
  if (pin.isPending || secondFactor.isPending) return null;
  return (
    <ProofForm
      {...props}
      name={
        pin.data?.set === false ? (secondFactor.data?.since ? 'code' : 'password') : 'securityPin'
      }
    />
  );
}

const why = 'For your security, please confirm that it’s you.';

function ProofForm({ name, onProof, onCancel }: HolderPromptProps & { name: ProofName }) {
  const [pin, setPin] = useState('');
  const [failure, setFailure] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('input')?.focus();
    // On a laptop the focus alone would leave its button below the window.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { errors, busy, formProps } = useCheckedForm({
    schema: cardReveal,
    read: (form) => Object.fromEntries([...new FormData(form)].filter(([field]) => field === name)),
    onEdit: () => setFailure(undefined),
    send: async (proof) => {
      try {
        await onProof(proof);
      } catch (problem) {
        setPin('');
        if (problem instanceof Refused && name in problem.fields) return problem.fields;
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
        {name === 'securityPin' && (
          <PinField
            label="Security PIN"
            hint={why}
            name={name}
            value={pin}
            error={errors[name]}
            onChange={(event) => setPin(event.currentTarget.value)}
          />
        )}
        {name === 'code' && <SignInCodeField error={errors[name]} />}
        {name === 'password' && (
          <PasswordField
            label="Password"
            hint={why}
            name={name}
            error={errors[name]}
            autoComplete="current-password"
            required
          />
        )}
        <div className="card-controls">
          <Button type="submit" compact busy={busy} busyLabel="Checking...">
            Show
          </Button>
          <Button look="quiet" compact disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
          {name === 'securityPin' && (
            <a className="card-pin-forgotten" href={paths.securityPin()}>
              Forgot your PIN?
            </a>
          )}
        </div>
      </form>
    </div>
  );
}

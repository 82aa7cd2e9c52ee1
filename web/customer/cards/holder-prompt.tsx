import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type CardReveal, cardReveal } from '../../../contract/cards.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { paths } from '../../app/paths.ts';
import { SignInCodeField } from '../../app/sign-in/sign-in-code-field.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { checkBy, useForm } from '../../ui/form/use-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PinField } from '../../ui/fields/pin-field.tsx';
import '../../app/configure-zod.ts';
import { holderPromptTexts } from './holder-prompt.texts.ts';

const texts = holderPromptTexts.holderPrompt;

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

const why = texts.forYourSecurityPlease;

function ProofForm({ name, onProof, onCancel }: HolderPromptProps & { name: ProofName }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('input')?.focus();
    // On a laptop the focus alone would leave its button below the window.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const form = useForm({
    initial: { securityPin: '', code: '', password: '' },
    secrets: ['securityPin', 'code', 'password'],
    check: (typed) => checkBy(cardReveal, { [name]: typed[name] }),
    send: onProof,
  });
  return (
    <div ref={place}>
      <Form form={form} className="card-pin" method="post">
        <Alert kind="error">
          {failureText(form.failureForAlert, { refused: texts.failedToLoadCards })}
        </Alert>
        {name === 'securityPin' && (
          <PinField label={texts.securityPin} hint={why} {...form.field(name)} />
        )}
        {name === 'code' && <SignInCodeField {...form.field(name)} />}
        {name === 'password' && (
          <PasswordField
            label={texts.password}
            hint={why}
            {...form.field(name)}
            autoComplete="current-password"
            required
          />
        )}
        <div className="card-controls">
          <Button type="submit" compact busy={form.isBusy} busyLabel={texts.checking}>
            {texts.show}
          </Button>
          <Button look="quiet" compact disabled={form.isBusy} onClick={onCancel}>
            {texts.cancel}
          </Button>
          {name === 'securityPin' && (
            <a className="card-pin-forgotten" href={paths.securityPin()}>
              {texts.forgotYourPin}
            </a>
          )}
        </div>
      </Form>
    </div>
  );
}

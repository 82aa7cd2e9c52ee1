import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type CardReveal, cardReveal } from '../../../contract/cards.ts';
import type { Factor } from '../../../contract/step-up.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { paths } from '../../app/paths.ts';
import { factorNeeded, provePasskey } from '../../app/passkeys/prove-passkey.ts';
import { SignInCodeField } from '../../app/sign-in/sign-in-code-field.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { checkBy, type Checked, useForm } from '../../ui/form/use-form.ts';
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

/**
 * Asks where the number is to appear, once the sign-in is older than five minutes: for the PIN, for
 * the strongest factor where there is none, or for what the bank names.
 */
export function HolderPrompt(props: HolderPromptProps) {
  const pin = useQuery(pinStateQuery);
  if (pin.isPending) return null;
  return <ProofForm {...props} first={pin.data?.set === false ? pin.data.factorWanted : 'pin'} />;
}

const why = texts.forYourSecurityPlease;

const nameOf = {
  pin: 'securityPin',
  code: 'code',
  password: 'password',
  passkey: undefined,
} as const;

function ProofForm({ first, onProof, onCancel }: HolderPromptProps & { first: Factor }) {
  const place = useRef<HTMLDivElement>(null);
  const [factor, setFactor] = useState(first);
  const name = nameOf[factor];
  useEffect(() => {
    place.current?.querySelector('input')?.focus();
    // On a laptop the focus alone would leave its button below the window.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const form = useForm({
    initial: { securityPin: '', code: '', password: '' },
    secrets: ['securityPin', 'code', 'password'],
    check: (typed): Checked<CardReveal> =>
      name ? checkBy(cardReveal, { [name]: typed[name] }) : { values: {} },
    send: async (proof) => onProof(name ? proof : await provePasskey()),
    onFailed: (failure) => setFactor(factorNeeded(failure) ?? factor),
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
        {factor === 'passkey' && <p>{texts.yourDeviceAsks}</p>}
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

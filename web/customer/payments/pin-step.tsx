import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { exactMinor, formatUsd } from '../../../contract/money.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { usesPasskeys } from '../../app/passkeys/passkey-support.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PinField } from '../../ui/fields/pin-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FormFields } from '../../ui/form/use-form.ts';
import type { PinDraft } from './draft-fields.ts';
import './pin-step.css';

interface PinStepProps extends FormFields<PinDraft> {
  /** No PIN is set yet: the one typed now becomes it. */
  choosesPin: boolean;
  passwordNeeded: boolean;
  /** Sends it signed by a passkey in place of the PIN. */
  signWithDevice?: () => void;
  /** Why it is chosen now, where that is not the first payment. */
  whyChosen?: string;
}

/** The PIN that signs what stands above it. */
export function PinStep({
  choosesPin,
  passwordNeeded,
  signWithDevice,
  whyChosen = '',
  ...form
}: PinStepProps) {
  useEffect(takeFocusLate, []);
  const factorWanted = useQuery(pinStateQuery).data?.factorWanted;
  const perDay = exactMinor(useQuery(bankQuery).data?.limits.paymentsWithoutPinPerDay ?? 0);
  return (
    <>
      {signWithDevice && factorWanted === 'passkey' && usesPasskeys() && (
        <div className="sign-with-device">
          <Button wide look="secondary" onClick={signWithDevice}>
            <Icon name="key" />
            Confirm with your device
          </Button>
          <p className="muted small">or with your PIN</p>
        </div>
      )}
      <PinField
        label="Security PIN"
        hint={
          choosesPin
            ? `${whyChosen}Choose a 4-digit PIN. You’ll enter it each time you send money. For ` +
              `24 hours you can pay others up to ${formatUsd(perDay)} a day.`
            : 'The four digits you chose for your payments.'
        }
        {...form.field('securityPin')}
      />
      {!choosesPin && (
        <p className="forgotten-pin">
          {/* In a tab of its own, so that what is typed here stays. */}
          <a className="lone-link" href={paths.securityPin()} target="_blank" rel="noopener">
            Forgot your PIN?
          </a>
        </p>
      )}
      {choosesPin && factorWanted === 'passkey' && (
        <p>To confirm that you choose it, your device asks for one of your passkeys.</p>
      )}
      {choosesPin && factorWanted === 'code' && (
        <TextField
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      )}
      {choosesPin && passwordNeeded && (
        <PasswordField
          label="Password"
          hint="For your security, enter your password."
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
    </>
  );
}

/**
 * This file may come after its step was shown: the cursor goes to the PIN then, unless the person
 * has gone on. On a phone the keyboard would cover what is signed.
 */
function takeFocusLate(): void {
  const held = document.activeElement;
  if (held?.matches('h1, h2, h3') && matchMedia('(pointer: fine)').matches)
    held.closest('[role=dialog]')?.querySelector<HTMLElement>('.pin input')?.focus();
}

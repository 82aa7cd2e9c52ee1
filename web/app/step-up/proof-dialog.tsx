import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState } from 'react';
import { strongestProof } from '../../../contract/people/own-proof.ts';
import { riskTexts } from '../../../contract/values/step-up.texts.ts';
import type { RiskSignal } from '../../../contract/values/step-up.ts';
import { askOnce } from '../../api/client.ts';
import type { Unproven } from '../../api/proven.ts';
import { Refused } from '../../api/failures.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { useForm } from '../../ui/form/use-form.ts';
import '../configure-zod.ts';
import { DeviceChoice } from '../device-choice.tsx';
import { deviceChoiceTexts } from '../app.texts.ts';
import { FormDialog } from '../form-dialog.tsx';
import { usesPasskeys } from '../passkeys/passkey-support.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import '../app.css';
import { ProofFields } from './proof-fields.tsx';
import { prove, takesProof, takesStronger, wordsOf } from './proven-calls.ts';
import { stepUpTexts as texts } from './step-up.texts.ts';

const typed = ['password', 'code', 'securityPin'];

/**
 * The refusals that say that a proof is missing or wrong. Anything else is the answer to the call
 * itself.
 */
const ofProof = new Set([
  'PROOF_NEEDED',
  'WRONG_PASSKEY',
  'WRONG_PASSWORD',
  'WRONG_CODE',
  'WRONG_PIN',
]);

const isOfProof = (failure: unknown) =>
  failure instanceof Refused && ofProof.has(failure.code ?? '');

interface ProofDialogProps {
  refused: Refused;
  sent: Unproven;
  /** Staff have proven who they are, for what is sent in the next minutes. */
  onProven: () => void;
  /** It was sent again, and is answered. */
  onOver: (answer: Promise<unknown>) => void;
  onCancel: () => void;
}

/** Says what is being done and why a proof is wanted, asks for it, and sends the call again. */
export function ProofDialog({ refused, sent, onProven, onOver, onCancel }: ProofDialogProps) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set(Object.keys(refused.fields)));
  /** While the press is handled that asks the device: the form is read and sent in it. */
  const byDevice = useRef(false);
  const deviceOnly = wanted.has('passkey');
  const enabled = !deviceOnly && takesStronger(sent.name) && usesPasskeys();
  const { data: own, isLoading } = useQuery({ ...secondFactorQuery, enabled });
  const offersDevice = enabled && own?.factorWanted === 'passkey';
  const form = useForm({
    initial: {},
    read: (element) =>
      Object.fromEntries(
        [...new FormData(element)].filter(([name]) => !byDevice.current || name === 'password'),
      ),
    schema: strongestProof,
    fieldsOnDemand: typed,
    send: async (given) => {
      const isByDevice = byDevice.current || deviceOnly;
      if (!takesProof(sent.name)) {
        const body = isByDevice ? await provePasskey() : given;
        await askOnce('POST /api/admin/fresh-proof', { body });
        return onProven();
      }
      const { name, parts, once } = sent;
      const answer = once(name, { ...parts, ...(await prove(sent, given, isByDevice)) });
      await answer.catch((failure) => {
        if (isOfProof(failure)) throw failure;
      });
      onOver(answer);
    },
    onFailed: (failure) => {
      if (failure instanceof Refused && isOfProof(failure))
        setWanted(new Set([...wanted, ...Object.keys(failure.fields)]));
      else if (failure instanceof Refused) onOver(Promise.reject(failure));
    },
  });
  // The way that comes first depends on it; without an answer there is one way.
  if (isLoading) return null;
  const signWithDevice = (event: MouseEvent<HTMLButtonElement>) => {
    byDevice.current = true;
    event.currentTarget.form?.requestSubmit();
    byDevice.current = false;
  };
  const fields = deviceOnly ? new Set([...wanted].filter((name) => name === 'password')) : wanted;
  const because = (refused.params?.['because'] ?? []) as RiskSignal[];
  return (
    <FormDialog
      title={texts.title}
      form={form}
      confirmLabel={deviceOnly ? deviceChoiceTexts.confirmWithYourDevice : texts.confirm}
      busyLabel={texts.confirming}
      look="primary"
      focusFirst={fields.size > 0 ? 'asked' : 'confirm'}
      onCancel={onCancel}
    >
      <div className="proof">
        <p>
          <strong>{wordsOf(sent, wanted)}</strong>
        </p>
        {because.length > 0 && (
          <p className="muted">{because.map((signal) => riskTexts[signal]).join(' ')}</p>
        )}
        {deviceOnly && <p>{texts.deviceAsks}</p>}
        {offersDevice && (
          <DeviceChoice
            busy={form.isBusy}
            otherwise={wanted.has('code') ? texts.orWithCode : texts.orWithPin}
            onPress={signWithDevice}
          />
        )}
        <ProofFields wanted={fields} errors={form.errors} />
      </div>
    </FormDialog>
  );
}

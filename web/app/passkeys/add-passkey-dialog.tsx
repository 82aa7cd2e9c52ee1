import * as z from 'zod/mini';
import { strongestProof } from '../../../contract/own-proof.ts';
import { passkeyName } from '../../../contract/passkey-rules.ts';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../two-step/form-dialog.tsx';
import { useFreshForm, type ProofWanted } from '../two-step/use-fresh-form.ts';
import { makePasskey } from './make-passkey.ts';
import { cameToNothing } from './passkey-support.ts';
import { addPasskeyDialogTexts } from './add-passkey-dialog.texts.ts';

const texts = addPasskeyDialogTexts.addPasskeyDialog;

const named = z.object({ ...passkeyName.shape, ...strongestProof.shape });

interface AddPasskeyDialogProps {
  wanted: ProofWanted;
  /** How this device is called among the sessions. */
  device: string;
  onAdded: (message: string) => void;
  /** The browser's window was closed: nothing was made. */
  onNothing: () => void;
  /** Whether it was kept is not known. */
  onUnknown: () => void;
  onCancel: () => void;
}

/** A name for the passkey; the browser's own window does the rest. */
export function AddPasskeyDialog({
  wanted,
  device,
  onAdded,
  onNothing,
  onUnknown,
  onCancel,
}: AddPasskeyDialogProps) {
  const fresh = useFreshForm({
    schema: named,
    wanted,
    send: async ({ name, ...proof }, shown) => {
      try {
        onAdded(await makePasskey({ name, proof: { ...proof, ...shown } }));
      } catch (problem) {
        if (cameToNothing(problem)) return onNothing();
        if (outcomeIsUnknown(problem)) return onUnknown();
        throw problem instanceof DOMException ? new Error(wordsOf(problem)) : problem;
      }
    },
  });
  return (
    <FormDialog
      title={texts.addAPasskey}
      fresh={fresh}
      confirmLabel={texts.continue}
      busyLabel={texts.waiting}
      look="primary"
      onCancel={onCancel}
    >
      <p>{texts.yourDeviceAsksForYour}</p>
      <TextField
        label={texts.name}
        name="name"
        hint={texts.toTellItFromYour}
        error={fresh.form.errors['name']}
        defaultValue={device}
        autoComplete="off"
        maxLength={60}
        required
      />
    </FormDialog>
  );
}

function wordsOf({ name }: DOMException): string {
  return name === 'InvalidStateError' ? texts.thisDeviceHasAPasskey : texts.yourDeviceMadeNoPasskey;
}

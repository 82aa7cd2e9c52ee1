import type { BodyGiven } from '../../../contract/calls/route.ts';
import { passkeyName } from '../../../contract/people/passkey-rules.ts';
import type { addPasskeyRoute } from '../../../contract/people/passkeys.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { cameToNothing } from './passkey-support.ts';
import { addPasskeyDialogTexts } from './passkeys.texts.ts';

const texts = addPasskeyDialogTexts.addPasskeyDialog;

interface AddPasskeyDialogProps {
  /** The name of this device among the sessions. */
  device: string;
  onAdded: (message: string) => void;
  /** The browser's window was closed: nothing was made. */
  onNothing: () => void;
  /** It is not known whether the passkey was kept. */
  onUnknown: () => void;
  onCancel: () => void;
}

/** A name for the passkey; the browser's own window does the rest. */
export function AddPasskeyDialog({
  device,
  onAdded,
  onNothing,
  onUnknown,
  onCancel,
}: AddPasskeyDialogProps) {
  const form = useForm({
    initial: { name: device },
    schema: passkeyName,
    send: async ({ name }) => {
      try {
        onAdded(await makePasskey(name));
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
      form={form}
      confirmLabel={texts.continue}
      busyLabel={texts.waiting}
      look="primary"
      onCancel={onCancel}
    >
      <p>{texts.yourDeviceAsksForYour}</p>
      <TextField
        label={texts.name}
        hint={texts.toTellItFromYour}
        {...form.field('name')}
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

type Made = BodyGiven<typeof addPasskeyRoute>['credential'];

/**
 * Asks the bank what to make, the browser to make it, and the bank to keep it.
 * @returns what the bank says.
 */
async function makePasskey(name: string): Promise<string> {
  const { options } = await call('POST /api/users/passkeys/begin', { body: {} });
  const made = (await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    ),
  })) as PublicKeyCredential;
  const { message } = await call('POST /api/users/passkeys', {
    body: { name, credential: made.toJSON() as Made },
  });
  return message;
}

import { strongestProof } from '../../../contract/own-proof.ts';
import { call } from '../../api/client.ts';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { FormDialog } from './form-dialog.tsx';
import { useFreshForm, type ProofWanted } from './use-fresh-form.ts';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.newCodesDialog;

interface NewCodesDialogProps {
  wanted: ProofWanted;
  onMade: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

const lostAnswer = texts.noAnswerCameYourOld;

/** New recovery codes put an end to the old ones. */
export function NewCodesDialog({ wanted, onMade, onCancel }: NewCodesDialogProps) {
  const fresh = useFreshForm({
    schema: strongestProof,
    wanted,
    send: async (proof, shown) => {
      try {
        onMade(
          (
            await call('POST /api/users/second-factor/recovery-codes', {
              body: { ...proof, ...shown },
            })
          ).recoveryCodes,
        );
      } catch (refused) {
        if (outcomeIsUnknown(refused)) throw new Error(lostAnswer, { cause: refused });
        throw refused;
      }
    },
  });
  return (
    <FormDialog
      title={texts.makeNewRecoveryCodes}
      fresh={fresh}
      confirmLabel={texts.makeNewCodes}
      busyLabel={texts.making}
      look="primary"
      onCancel={onCancel}
    >
      <p>{texts.youGetTenNewCodes}</p>
    </FormDialog>
  );
}

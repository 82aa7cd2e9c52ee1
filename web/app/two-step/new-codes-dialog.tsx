import { call } from '../../api/client.ts';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useDeed } from '../use-deed.ts';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.newCodesDialog;

interface NewCodesDialogProps {
  onMade: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

const lostAnswer = texts.noAnswerCameYourOld;

/** New recovery codes put an end to the old ones. */
export function NewCodesDialog({ onMade, onCancel }: NewCodesDialogProps) {
  const form = useDeed(async () => {
    try {
      const made = await call('POST /api/users/second-factor/recovery-codes', { body: {} });
      onMade(made.recoveryCodes);
    } catch (refused) {
      if (outcomeIsUnknown(refused)) throw new Error(lostAnswer, { cause: refused });
      throw refused;
    }
  });
  return (
    <FormDialog
      title={texts.makeNewRecoveryCodes}
      form={form}
      confirmLabel={texts.makeNewCodes}
      busyLabel={texts.making}
      look="primary"
      onCancel={onCancel}
    >
      <p>{texts.youGetTenNewCodes}</p>
    </FormDialog>
  );
}

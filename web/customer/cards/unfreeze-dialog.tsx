import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Card } from '../../../contract/cards.ts';
import { strongestProof } from '../../../contract/own-proof.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { call } from '../../api/client.ts';
import { secondFactorQuery } from '../../api/second-factor-query.ts';
import { FormDialog } from '../../app/two-step/form-dialog.tsx';
import { useFreshForm, type ProofWanted } from '../../app/two-step/use-fresh-form.ts';
import '../../app/configure-zod.ts';
import { lastFour } from './card-digits.ts';
import type { FreezeAnswer } from './use-card-freeze.ts';
import { unfreezeDialogTexts } from './unfreeze-dialog.texts.ts';
import { wireWordsTexts } from '../../bank/wire-words.texts.ts';

const texts = unfreezeDialogTexts.unfreezeDialog;

interface UnfreezeDialogProps {
  card: Card;
  onUnfrozen: (answer: FreezeAnswer) => void;
  onCancel: () => void;
}

/** Asks for the strongest factor: who froze the card feared that it is in other hands. */
export function UnfreezeDialog(props: UnfreezeDialogProps) {
  const wanted = useQuery(secondFactorQuery);
  // Where it could not be loaded, the bank's refusal names what it wants.
  return wanted.isPending ? null : <Question {...props} wanted={wanted.data} />;
}

function Question({
  card: { _id: id, cardType, cardNumber },
  wanted,
  onUnfrozen,
  onCancel,
}: UnfreezeDialogProps & { wanted: ProofWanted | undefined }) {
  const queryClient = useQueryClient();
  const fresh = useFreshForm({
    schema: strongestProof,
    ...(wanted && { wanted }),
    send: async (proof, shown) => {
      try {
        const body = { ...proof, ...shown };
        onUnfrozen(await call('POST /api/card/{id}/unfreeze', { params: { id }, body }));
      } catch (failure) {
        // It may be unfrozen all the same, or gone.
        void queryClient.invalidateQueries(cardsQuery);
        throw failure;
      }
    },
  });
  return (
    <FormDialog
      title={texts.unfreezeYourCard(wireWordsTexts.card(cardType))}
      fresh={fresh}
      confirmLabel={texts.unfreeze}
      busyLabel={texts.unfreezing}
      look="primary"
      onCancel={onCancel}
    >
      <p>{texts.youCanSeeTheNumber(lastFour(cardNumber))}</p>
    </FormDialog>
  );
}

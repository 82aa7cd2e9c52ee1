import { useQueryClient } from '@tanstack/react-query';
import type { Card } from '../../../contract/money/cards.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { call } from '../../api/client.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { useDeed } from '../../app/use-deed.ts';
import { lastFour } from './card-digits.ts';
import type { FreezeAnswer } from './use-card-freeze.ts';
import { unfreezeDialogTexts } from './cards.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = unfreezeDialogTexts.unfreezeDialog;

interface UnfreezeDialogProps {
  card: Card;
  onUnfrozen: (answer: FreezeAnswer) => void;
  onCancel: () => void;
}

/** A customer who froze the card feared other hands on it: the bank wants the strongest factor. */
export function UnfreezeDialog({
  card: { _id: id, cardType, cardNumber },
  onUnfrozen,
  onCancel,
}: UnfreezeDialogProps) {
  const queryClient = useQueryClient();
  const form = useDeed(async () => {
    try {
      onUnfrozen(await call('POST /api/card/{id}/unfreeze', { params: { id }, body: {} }));
    } catch (failure) {
      // It may be unfrozen all the same, or gone.
      void queryClient.invalidateQueries(cardsQuery);
      throw failure;
    }
  });
  return (
    <FormDialog
      title={texts.unfreezeYourCard(wireWordsTexts.card(cardType))}
      form={form}
      confirmLabel={texts.unfreeze}
      busyLabel={texts.unfreezing}
      look="primary"
      onCancel={onCancel}
    >
      <p>{texts.youCanSeeTheNumber(lastFour(cardNumber))}</p>
    </FormDialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card } from '../../../contract/money/cards.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { lastFour } from './card-digits.ts';
import { deleteDialogTexts } from './cards.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = deleteDialogTexts.deleteDialog;

interface DeleteDialogProps {
  card: Card;
  onDeleted: () => void;
  onClose: () => void;
}

/** A frozen card is deleted by what unfreezes it: the bank says so, and the window asks for it. */
export function DeleteDialog({
  card: { _id, cardType, cardNumber },
  onDeleted,
  onClose,
}: DeleteDialogProps) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('DELETE /api/card/delete/{id}', { params: { id: _id }, body: {} });
      await queryClient.invalidateQueries(cardsQuery);
      onDeleted();
    } catch (problem) {
      setFailure(problem);
      setBusy(false);
      // It may be gone all the same, or elsewhere.
      void queryClient.invalidateQueries(cardsQuery);
    }
  };
  return (
    <ConfirmDialog
      open
      title={texts.deleteYourCard(wireWordsTexts.card(cardType))}
      confirmLabel={texts.deleteCard}
      busyLabel={texts.deleting}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{texts.theCardEndingInStops(lastFour(cardNumber), wireWordsTexts.card(cardType))}</p>
      <Alert kind="error">
        {failure !== undefined && (
          <>
            <p>{texts.failedToDeleteCard}</p>
            <p>{failureText(failure)}</p>
          </>
        )}
      </Alert>
    </ConfirmDialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card } from '../../../contract/cards.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../app/confirm-dialog.tsx';
import { lastFour } from './card-digits.ts';
import { deleteDialogTexts } from './delete-dialog.texts.ts';
import { wireWordsTexts } from '../../bank/wire-words.texts.ts';

const texts = deleteDialogTexts.deleteDialog;

interface DeleteDialogProps {
  card: Card;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteDialog({
  card: { _id, cardType, cardNumber },
  onDeleted,
  onClose,
}: DeleteDialogProps) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const remove = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await call('DELETE /api/card/delete/{id}', { params: { id: _id } });
      await queryClient.invalidateQueries(cardsQuery);
      onDeleted();
    } catch {
      setFailed(true);
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
      <Alert kind="error">{failed && texts.failedToDeleteCard}</Alert>
    </ConfirmDialog>
  );
}

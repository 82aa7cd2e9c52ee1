import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card } from '../../../contract/money/cards.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { call, type Answer } from '../../api/client.ts';

export type FreezeAnswer = Pick<Answer<'POST /api/card/{id}/freeze'>, 'message' | 'card'>;

/** Freezes one card at one press; unfreezing it asks for a proof, in a window. */
export function useCardFreeze({ _id: id }: Card) {
  const queryClient = useQueryClient();
  /** The latest change of the card, for the ear. */
  const [news, setNews] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const show = ({ message, card }: FreezeAnswer) => {
    setIsAsking(false);
    setNews(message);
    queryClient.setQueryData(cardsQuery.queryKey, (cards) =>
      cards?.map((each) => (each._id === id ? card : each)),
    );
  };
  const freezing = useMutation({
    mutationFn: () => call('POST /api/card/{id}/freeze', { params: { id } }),
    onSuccess: show,
    // It may be frozen all the same, or gone.
    onError: () => void queryClient.invalidateQueries(cardsQuery),
  });
  return {
    news,
    failure: freezing.error,
    isFreezing: freezing.isPending,
    freeze: () => freezing.mutate(),
    isAsking,
    askToUnfreeze: () => {
      freezing.reset();
      setIsAsking(true);
    },
    show,
    cancel: () => setIsAsking(false),
  };
}

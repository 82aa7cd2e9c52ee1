import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Card } from '../../../contract/money/cards.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { call } from '../../api/client.ts';
import { useLatest } from '../../ui/use-latest.ts';

export type Detail = 'number' | 'code';

/** Shown details hide themselves: the customer may have left the desk. */
const hideAfterMs = 60_000;

/**
 * Number and code of one card: asked for when they are to be seen, forgotten when they are hidden
 * or the card is frozen.
 */
export function useCardDetails({ _id: cardId, frozenAt }: Card) {
  const queryClient = useQueryClient();
  const [details, setDetails] = useState<Card>();
  const [shown, setShown] = useState<readonly Detail[]>([]);
  /** The detail that is shown once the customer confirms that no other person can see it. */
  const [asked, setAsked] = useState<Detail>();
  const [failure, setFailure] = useState<unknown>();
  const [hidItself, setHidItself] = useState(false);
  const reading = useLatest<Card | undefined>();

  useEffect(() => {
    if (details === undefined) return;
    const timer = setTimeout(() => {
      setShown([]);
      setDetails(undefined);
      setHidItself(true);
    }, hideAfterMs);
    return () => clearTimeout(timer);
  }, [details, shown]);

  // A number that arrives after the card was frozen or turned would be on the side that was left.
  const forgetReading = useEffectEvent(reading.forget);
  const isFrozen = frozenAt !== undefined;
  useEffect(() => {
    if (!isFrozen) return;
    setShown([]);
    setDetails(undefined);
    setAsked(undefined);
    forgetReading();
  }, [isFrozen]);

  const ask = (detail: Detail) => {
    setFailure(undefined);
    setHidItself(false);
    if (details) setShown([...shown, detail]);
    else setAsked(detail);
  };

  /** As they are in full: for some minutes after a proof at once, else with another one. */
  const readOwn = async () => {
    const { cards } = await call('GET /api/card/all', {});
    const known = cards.find(({ _id }) => _id === cardId);
    // Frozen elsewhere, it shows nothing, whatever the proof.
    if (known?.masked !== true || known.frozenAt !== undefined) return known;
    const revealed = await call('POST /api/card/reveal', { body: {} });
    return revealed.cards.find(({ _id }) => _id === cardId);
  };

  const confirm = () => {
    if (asked === undefined) return;
    setAsked(undefined);
    const show = (card: Card | undefined) => {
      if (card === undefined) return setFailure(new Error());
      if (card.masked) return void queryClient.invalidateQueries(cardsQuery);
      setDetails(card);
      setShown([asked]);
    };
    reading.begin(readOwn(), show, setFailure);
  };

  const hide = (detail: Detail) => {
    const left = shown.filter((one) => one !== detail);
    setShown(left);
    if (left.length === 0) setDetails(undefined);
  };

  return {
    /** The card in full while that detail is shown. */
    shownNumber: shown.includes('number') ? details : undefined,
    shownCode: shown.includes('code') ? details : undefined,
    asked,
    failure,
    hidItself,
    ask,
    confirm,
    cancel: () => {
      setAsked(undefined);
      reading.forget();
    },
    hide,
  };
}

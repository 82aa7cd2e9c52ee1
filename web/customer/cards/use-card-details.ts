import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Card, CardReveal } from '../../../contract/cards.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { call } from '../../api/client.ts';

export type Detail = 'number' | 'code';

/** What is shown hides itself: somebody may have left the desk. */
const hideAfterMs = 60_000;

/**
 * Number and code of one card: asked for when they are to be seen, forgotten when they are hidden
 * or the card is frozen.
 */
export function useCardDetails({ _id: cardId, frozenAt }: Card) {
  const queryClient = useQueryClient();
  const [details, setDetails] = useState<Card>();
  const [shown, setShown] = useState<readonly Detail[]>([]);
  /** What is to be seen, once it is confirmed that nobody else looks on. */
  const [asked, setAsked] = useState<Detail>();
  /** What a proof is asked for that it is the holder who looks. */
  const [asksProofFor, setAsksProofFor] = useState<Detail>();
  const [failed, setFailed] = useState(false);
  const [hidItself, setHidItself] = useState(false);

  useEffect(() => {
    if (details === undefined) return;
    const timer = setTimeout(() => {
      setShown([]);
      setDetails(undefined);
      setHidItself(true);
    }, hideAfterMs);
    return () => clearTimeout(timer);
  }, [details, shown]);

  const isFrozen = frozenAt !== undefined;
  useEffect(() => {
    if (!isFrozen) return;
    setShown([]);
    setDetails(undefined);
    setAsked(undefined);
    setAsksProofFor(undefined);
  }, [isFrozen]);

  const open = (cards: readonly Card[], detail: Detail) => {
    const card = cards.find(({ _id }) => _id === cardId);
    if (card === undefined) return setFailed(true);
    // Frozen elsewhere, it shows nothing, whatever the proof.
    if (card.frozenAt !== undefined) {
      setAsksProofFor(undefined);
      return void queryClient.invalidateQueries(cardsQuery);
    }
    if (card.masked) return setAsksProofFor(detail);
    setDetails(card);
    setShown([detail]);
    setAsksProofFor(undefined);
  };

  const ask = (detail: Detail) => {
    setFailed(false);
    setHidItself(false);
    if (details) setShown([...shown, detail]);
    else setAsked(detail);
  };

  const confirm = async () => {
    if (asked === undefined) return;
    setAsked(undefined);
    try {
      open((await call('GET /api/card/all', {})).cards, asked);
    } catch {
      setFailed(true);
    }
  };

  const hide = (detail: Detail) => {
    const left = shown.filter((one) => one !== detail);
    setShown(left);
    if (left.length === 0) setDetails(undefined);
  };

  /** Throws what the bank says against the proof. */
  const giveProof = async (proof: CardReveal) => {
    const { cards } = await call('POST /api/card/reveal', { body: proof });
    open(cards, asksProofFor ?? 'number');
  };

  return {
    /** The card in full while that detail is shown. */
    shownNumber: shown.includes('number') ? details : undefined,
    shownCode: shown.includes('code') ? details : undefined,
    asked,
    asksProof: asksProofFor !== undefined,
    failed,
    hidItself,
    ask,
    confirm,
    cancel: () => {
      setAsked(undefined);
      setAsksProofFor(undefined);
    },
    hide,
    giveProof,
  };
}

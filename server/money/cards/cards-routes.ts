import type { FastifyRequest } from 'fastify';
import {
  deleteCardRoute,
  freezeCardRoute,
  generateCardRoute,
  listCardsRoute,
  revealCardsRoute,
  unfreezeCardRoute,
} from '../../../contract/money/cards.ts';
import { said } from '../../../contract/calls/said.ts';
import type { SignedInContext } from '../../context.ts';
import { answerTo } from '../../http/bind-route.ts';
import { isPaired } from '../../http/paired-cookie.ts';
import { findCardsOf } from './cards-store.ts';
import { deleteCard } from './delete-card.ts';
import { freezeCard } from './freeze-card.ts';
import { generateCard } from './generate-card.ts';
import { judgeByProof, judgeNumbers } from './judge-numbers.ts';
import { maskedCard, showOwnCards } from './show-cards.ts';
import { unfreezeCard } from './unfreeze-card.ts';

/** A program has no cookie, and a token without its cookie is no browser. */
function isPairedBrowser(request: FastifyRequest, { bank, session }: SignedInContext): boolean {
  const { cookieHash } = session;
  return cookieHash !== null && isPaired(bank.config, request, cookieHash);
}

export const callsOfCards = [
  answerTo(listCardsRoute, async (ctx, { query }, { request }) => {
    const cards = await findCardsOf(ctx.bank.db, ctx.session.userId);
    if (query.masked) return { cards: cards.map(maskedCard) };
    const verdict = await judgeNumbers(ctx, { isPairedBrowser: isPairedBrowser(request, ctx) });
    return { cards: await showOwnCards(ctx.bank.db, ctx, { cards, verdict }) };
  }),

  answerTo(
    generateCardRoute,
    async (ctx, { body }, { request }) =>
      await generateCard(ctx, body, { isPairedBrowser: isPairedBrowser(request, ctx) }),
  ),

  answerTo(revealCardsRoute, async (ctx, { body }) => {
    const verdict = await judgeByProof(ctx, body);
    const cards = await findCardsOf(ctx.bank.db, ctx.session.userId);
    return { cards: await showOwnCards(ctx.bank.db, ctx, { cards, verdict }) };
  }),

  answerTo(freezeCardRoute, async (ctx, { params }) => {
    const card = maskedCard(await freezeCard(ctx, params.id));
    return { ...said('CARD_FROZEN', { type: card.cardType }), card };
  }),

  answerTo(unfreezeCardRoute, async (ctx, { params, body }) => {
    const card = maskedCard(await unfreezeCard(ctx, params.id, body));
    return { ...said('CARD_UNFROZEN', { type: card.cardType }), card };
  }),

  answerTo(deleteCardRoute, async (ctx, { params, body }) => {
    const cardType = await deleteCard(ctx, params.id, body);
    return said('CARD_DELETED', { type: cardType });
  }),
];

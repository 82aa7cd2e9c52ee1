import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  deleteCardRoute,
  freezeCardRoute,
  generateCardRoute,
  listCardsRoute,
  revealCardsRoute,
  unfreezeCardRoute,
} from '../../../contract/money/cards.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BankToBind } from '../../bank.ts';
import type { SignedInContext } from '../../context.ts';
import { bindRoute } from '../../http/bind-route.ts';
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

export function bindCards(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listCardsRoute).to(async (ctx, { query }, { request }) => {
    const cards = await findCardsOf(ctx.bank.db, ctx.session.userId);
    if (query.masked) return { status: 200, body: { cards: cards.map(maskedCard) } };
    const verdict = await judgeNumbers(ctx, { isPairedBrowser: isPairedBrowser(request, ctx) });
    return {
      status: 200,
      body: { cards: await showOwnCards(ctx.bank.db, ctx, { cards, verdict }) },
    };
  });

  bindRoute(app, bank, generateCardRoute).to(async (ctx, { body }, { request }) => ({
    status: 201,
    body: await generateCard(ctx, body, { isPairedBrowser: isPairedBrowser(request, ctx) }),
  }));

  bindRoute(app, bank, revealCardsRoute).to(async (ctx, { body }) => {
    const verdict = await judgeByProof(ctx, body);
    const cards = await findCardsOf(ctx.bank.db, ctx.session.userId);
    return {
      status: 200,
      body: { cards: await showOwnCards(ctx.bank.db, ctx, { cards, verdict }) },
    };
  });

  bindRoute(app, bank, freezeCardRoute).to(async (ctx, { params }) => {
    const card = maskedCard(await freezeCard(ctx, params.id));
    return { status: 200, body: { ...said('CARD_FROZEN', { type: card.cardType }), card } };
  });

  bindRoute(app, bank, unfreezeCardRoute).to(async (ctx, { params, body }) => {
    const card = maskedCard(await unfreezeCard(ctx, params.id, body));
    return {
      status: 200,
      body: { ...said('CARD_UNFROZEN', { type: card.cardType }), card },
    };
  });

  bindRoute(app, bank, deleteCardRoute).to(async (ctx, { params, body }) => {
    const cardType = await deleteCard(ctx, params.id, body);
    return {
      status: 200,
      body: said('CARD_DELETED', { type: cardType }),
    };
  });
}

import type { FastifyInstance } from 'fastify';
import {
  deleteCardRoute,
  freezeCardRoute,
  generateCardRoute,
  listCardsRoute,
  revealCardsRoute,
  unfreezeCardRoute,
} from '../../../contract/cards.ts';
import { said } from '../../../contract/said.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { isPaired } from '../../http/paired-cookie.ts';
import { findCardsOf } from './cards-store.ts';
import { requireCardholder } from './require-cardholder.ts';
import { deleteCard } from './delete-card.ts';
import { freezeCard } from './freeze-card.ts';
import { generateCard } from './generate-card.ts';
import { maskedCard, revealCards, showCards } from './show-cards.ts';
import { unfreezeCard } from './unfreeze-card.ts';

export function bindCards(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listCardsRoute).to(async (ctx, { query }, { request }) => {
    const cards = await findCardsOf(bank.db, ctx.session.userId);
    const { cookieHash } = ctx.session;
    const isPairedBrowser = cookieHash !== null && isPaired(bank.config, request, cookieHash);
    return {
      status: 200,
      body: {
        cards: query.masked
          ? cards.map(maskedCard)
          : await showCards(bank.db, ctx, { cards, isPairedBrowser }),
      },
    };
  });

  bindRoute(app, bank, generateCardRoute).to(async (ctx, { body }) => ({
    status: 201,
    body: await generateCard(ctx, body),
  }));

  bindRoute(app, bank, revealCardsRoute).to(async (ctx, { body }) => {
    await requireCardholder(ctx, body);
    return {
      status: 200,
      body: {
        cards: await revealCards(bank.db, ctx, await findCardsOf(bank.db, ctx.session.userId)),
      },
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

  bindRoute(app, bank, deleteCardRoute).to(async (ctx, { params }) => {
    const cardType = await deleteCard(ctx, params.id);
    return {
      status: 200,
      body: said('CARD_DELETED', { type: cardType }),
    };
  });
}

import * as z from 'zod/mini';
import { idField, oneOf } from './fields.ts';
import { defineRoute } from './route.ts';
import { securityPin } from './transfers.ts';

const cardTypes = ['credit', 'debit'] as const;
export type CardType = (typeof cardTypes)[number];

export const cardBrands = ['Visa', 'MasterCard', 'Discover', 'American Express', 'Verve'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** A card in force. With `masked`, the number shows its first six and last four digits, the code none. */
export const card = z.strictObject({
  _id: z.string(),
  cardType: z.enum(cardTypes),
  cardNumber: z.string(),
  /** `MM/YY`. */
  expiryDate: z.string(),
  cardHolderName: z.string(),
  cvv: z.string(),
  masked: z.optional(z.literal(true)),
});

export type Card = z.infer<typeof card>;

const cardList = z.strictObject({ cards: z.array(card) });

export const cardApplication = z.object({
  cardType: z.enum(cardTypes, 'Card type must be credit or debit.'),
  brand: z.optional(oneOf(cardBrands, 'Brand')),
});

export const listCards = defineRoute({
  method: 'GET',
  path: '/api/card/all',
  who: 'customer',
  summary:
    'The own cards. Masked for the suspended, where `masked=true` asks for it, and, for customers with a security PIN, later than five minutes after sign-in or PIN.',
  query: z.object({ masked: z.optional(z.enum(['true'], 'Masked can only be true.')) }),
  answers: { 200: cardList },
  refusals: [],
});

export const generateCard = defineRoute({
  method: 'POST',
  path: '/api/card/generate',
  who: 'active-customer',
  summary: 'Issues a card, one of each type. Without a brand it is a Visa.',
  paired: true,
  body: cardApplication,
  answers: { 201: card },
  refusals: ['TOO_MANY_TRIES', 'CARD_EXISTS'],
});

export const cardReveal = z.object({ securityPin });

export const revealCards = defineRoute({
  method: 'POST',
  path: '/api/card/reveal',
  who: 'active-customer',
  summary: 'The own cards in full, for the security PIN. For five minutes after it the list is full too.',
  paired: true,
  body: cardReveal,
  answers: { 200: cardList },
  refusals: ['PIN_NOT_SET', 'PIN_RESET_REQUIRED', 'PIN_LOCKED', 'WRONG_PIN'],
});

export const deleteCard = defineRoute({
  method: 'DELETE',
  path: '/api/card/delete/{id}',
  who: 'active-customer',
  summary: 'Blocks a card for good. Its number is never issued again.',
  paired: true,
  params: z.object({ id: idField }),
  answers: { 200: z.strictObject({ message: z.string() }) },
  refusals: ['CARD_NOT_FOUND'],
});

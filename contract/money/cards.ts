import * as z from 'zod/mini';
import { cardTypes } from '../values/card-types.ts';
import { idField, oneOf } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { proofRefusals, strongestProof } from '../people/own-proof.ts';

export const cardBrands = ['Visa', 'MasterCard', 'Discover', 'American Express', 'Verve'] as const;
export type CardBrand = (typeof cardBrands)[number];

/**
 * A card in force. With `masked`, the number shows its first six and last four digits, the code
 * none.
 */
export const card = z.strictObject({
  _id: z.string(),
  cardType: z.enum(cardTypes),
  cardNumber: z.string(),
  /** `MM/YY`. */
  expiryDate: z.string(),
  cardHolderName: z.string(),
  cvv: z.string(),
  masked: z.optional(z.literal(true)),
  /** Since when its holder has it frozen; it is masked as long. */
  frozenAt: z.optional(z.string()),
});

export type Card = z.infer<typeof card>;

const cardList = z.strictObject({ cards: z.array(card) });

export const cardApplication = z.object({
  cardType: z.enum(cardTypes, 'Card type must be credit or debit.'),
  brand: z.optional(oneOf(cardBrands, 'Brand')),
});

export type CardReveal = z.infer<typeof cardReveal>;

export const listCardsRoute = defineRoute({
  method: 'GET',
  path: '/api/card/all',
  who: 'customer',
  summary:
    'The own cards: in full for a browser that brings its paired cookie, for five minutes after ' +
    'sign-in, PIN or password, where neither a new device nor a change of address or password ' +
    'asks for more; masked for everyone else, for the suspended, while frozen, for 72 hours after ' +
    'a password chosen by a mailed link, and where `masked=true` asks for it.',
  query: z.object({ masked: z.optional(z.enum(['true'], 'Masked can only be true.')) }),
  answers: { 200: cardList },
  refusals: [],
});

export const generateCardRoute = defineRoute({
  method: 'POST',
  path: '/api/card/generate',
  who: 'active-customer',
  summary:
    'Issues a card, one of each type. It comes in full for whom `card/all` would show it so, and ' +
    'for a program within five minutes of the sign-in of who has a password alone; else masked, ' +
    'and `card/reveal` shows it. Without a brand it is a Visa.',
  body: cardApplication,
  example: { cardType: 'debit', brand: 'Visa' },
  answers: { 201: card },
  refusals: ['TOO_MANY_TRIES', 'IDENTITY_CARD', 'CARD_EXISTS'],
  leaves: ['card.issued', 'card.revealed'],
});

/**
 * One proof that it is the holder who asks; without it the refusal names the one that is wanted.
 * The password counts for who has nothing else.
 */
export const cardReveal = strongestProof.check(
  z.refine((given) => Object.values(given).filter((proof) => proof !== undefined).length <= 1, {
    error: 'Please give one of these: security PIN, code, passkey or password.',
    path: ['securityPin'],
    when: ({ issues }) => issues.length === 0,
  }),
);

export const revealCardsRoute = defineRoute({
  method: 'POST',
  path: '/api/card/reveal',
  who: 'active-customer',
  summary:
    'The own cards in full, this once, for the security PIN, a code of the authenticator app, a ' +
    'passkey, or the password of who has none of these; on a new device, and after a change of ' +
    'address or password, the strongest of them that the holder has. For 72 hours after a ' +
    'password chosen by a mailed link none shows them. For five minutes after PIN or password a ' +
    'paired browser reads the list in full, too. A frozen card stays masked.',
  body: cardReveal,
  example: { securityPin: '4711' },
  answers: { 200: cardList },
  refusals: [
    'IDENTITY_CARD',
    'TOO_SOON_AFTER_CHANGE',
    'PROOF_NEEDED',
    'TOO_MANY_TRIES',
    'PIN_NOT_SET',
    'PIN_RESET_REQUIRED',
    'PIN_LOCKED',
    'WRONG_PIN',
    'SECOND_FACTOR_OFF',
    'WRONG_CODE',
    'WRONG_PASSKEY',
    'WRONG_PASSWORD',
  ],
  leaves: ['card.revealed'],
});

const oneCard = z.object({ id: idField });
export const freezeCardRoute = defineRoute({
  method: 'POST',
  path: '/api/card/{id}/freeze',
  who: 'active-customer',
  summary:
    'Freezes an own card until its holder unfreezes it: its number is shown to nobody. It needs ' +
    'no proof, so that nothing delays who misses the card. One that is frozen stays so.',
  params: oneCard,
  answers: { 200: saying(['CARD_FROZEN'], { card }) },
  refusals: ['CARD_NOT_FOUND'],
  leaves: ['card.frozen'],
});

export const unfreezeCardRoute = defineRoute({
  method: 'POST',
  path: '/api/card/{id}/unfreeze',
  who: 'active-customer',
  summary:
    'Unfreezes an own card, with the strongest factor its holder has. One that is not frozen ' +
    'stays so.',
  params: oneCard,
  body: strongestProof,
  example: { securityPin: '4711' },
  answers: { 200: saying(['CARD_UNFROZEN'], { card }) },
  refusals: ['CARD_NOT_FOUND', 'PASSWORD_CHANGE_REQUIRED', ...proofRefusals],
  leaves: ['card.unfrozen'],
});

export const deleteCardRoute = defineRoute({
  method: 'DELETE',
  path: '/api/card/delete/{id}',
  who: 'active-customer',
  summary:
    'Blocks a card for good. Its number is never issued again. A frozen card wants what ' +
    'unfreezing it wants; any other takes no body.',
  params: oneCard,
  body: z._default(strongestProof, {}),
  example: { securityPin: '4711' },
  answers: { 200: saying(['CARD_DELETED']) },
  refusals: ['CARD_NOT_FOUND', 'PASSWORD_CHANGE_REQUIRED', ...proofRefusals],
  leaves: ['card.blocked'],
});

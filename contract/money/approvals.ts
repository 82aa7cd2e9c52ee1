import * as z from 'zod/mini';
import { billChange } from './bill-changes.ts';
import { billPayment } from './bills.ts';
import { amount, idField, linkSecret } from '../values/fields.ts';
import { internationalTransfer } from './international-transfers.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { knownCredential, requestOptions } from '../people/passkeys.ts';
import { proofRefusals, proofWithoutPin, strongestProof } from '../people/own-proof.ts';
import { factorWanted } from '../values/step-up.ts';
import { localTransfer, localTransferExample } from './local-transfers.ts';
import {
  isOneProof,
  isWholeProof,
  orderProof,
  shownFee,
  signatureRefusals,
} from './order-signature.ts';
import { isSimplePin, tooSimplePin } from '../people/simple-pins.ts';
import { securityPin } from '../people/security-pin.ts';

/** The order an approval signs: the call, and the exact body that will follow. */
const order = z.discriminatedUnion('call', [
  z.object({ call: z.literal('transfers/local'), body: localTransfer, fee: shownFee }),
  /** With the quote that will be sent as `Quote-Id`, if one. */
  z.object({
    call: z.literal('transfers/international'),
    body: internationalTransfer,
    quoteId: z.optional(idField),
    fee: shownFee,
  }),
  z.object({ call: z.literal('transfers/payBill'), body: billPayment, fee: shownFee }),
  z.object({ call: z.literal('transfers/schedules/change'), body: billChange, fee: shownFee }),
]);

export type SignedOrder = z.infer<typeof order>;

/** As a client gives it, its amounts in minor units. */
export type GivenOrder = z.input<typeof order>;

/**
 * An order that pays now or on its date; a change of a recurring bill only says what will be paid.
 */
export type PaymentOrder = Exclude<GivenOrder, { call: 'transfers/schedules/change' }>;

export const approval = z.extend(orderProof, { order }).check(isOneProof, isWholeProof);

export const beginApprovalRoute = defineRoute({
  method: 'POST',
  path: '/api/approvals/begin',
  who: 'active-customer',
  summary:
    'What the browser is asked to sign one order with, by one of the own passkeys. The challenge ' +
    'is the SHA-256 of the order, its fee or quote, this session and the nonce: one use, five ' +
    'minutes.',
  body: z.object({ order }),
  example: {
    order: {
      call: 'transfers/local',
      body: localTransferExample,
    },
  },
  answers: {
    200: z.strictObject({
      nonce: z.string(),
      options: z.extend(requestOptions, { allowCredentials: z.array(knownCredential) }),
    }),
  },
  refusals: ['PASSKEYS_UNAVAILABLE', 'PASSKEY_NOT_FOUND', 'FEE_CHANGED'],
  leaves: [],
});

export const createApprovalRoute = defineRoute({
  method: 'POST',
  path: '/api/approvals',
  who: 'active-customer',
  summary:
    'Signs one payment, or a change of what a recurring bill pays, with the security PIN, with ' +
    'the PIN and a code of the authenticator app, or with a passkey: one use, five minutes, this ' +
    'session, this very body, at the fee of the moment. What is unusual about it (a new payee, a ' +
    'new device, a large amount) can make the bank want more of who has more.',
  body: approval,
  example: {
    securityPin: '4711',
    order: {
      call: 'transfers/local',
      body: localTransferExample,
    },
  },
  answers: { 201: z.strictObject({ expiresAt: z.string() }) },
  refusals: signatureRefusals,
  leaves: ['order.signed'],
});

export const getPinStateRoute = defineRoute({
  method: 'GET',
  path: '/api/approvals/pin',
  who: 'customer',
  summary:
    'Whether a security PIN is set, what may be paid a day while it is new, and what choosing ' +
    'the first one, or another one, has to be proven with.',
  answers: {
    200: z.strictObject({
      set: z.boolean(),
      /** Turned off by its owner, whose passkeys alone sign payments. */
      off: z.boolean(),
      lockedUntil: z.nullable(z.string()),
      factorWanted,
      passwordNeeded: z.boolean(),
      /**
       * While there is no PIN, or a new one: what may be paid to others a day, and until when; null
       * where no such limit holds.
       */
      limit: z.nullable(
        z.strictObject({ perDay: amount, leftToday: amount, until: z.nullable(z.string()) }),
      ),
      /**
       * On a new device, of who has had nothing stronger than a PIN for three days: a payment above
       * this to a payee who is not known leaves after these hours; null where none waits.
       */
      delay: z.nullable(z.strictObject({ above: amount, hours: z.number() })),
    }),
  },
  refusals: [],
});

/** A PIN that is chosen now: none that a thief with five tries would try. */
const newPin = securityPin.check(z.refine((pin) => !isSimplePin(pin), tooSimplePin));

/** With the strongest factor the customer has; `securityPin` is the new one. */
export const pinChoice = z.object({ ...proofWithoutPin.shape, securityPin: newPin });

export const setPinRoute = defineRoute({
  method: 'POST',
  path: '/api/approvals/pin',
  who: 'active-customer',
  summary: 'Chooses the first security PIN.',
  body: pinChoice,
  example: { securityPin: '4711' },
  answers: { 201: saying(['PIN_SET']) },
  refusals: ['PIN_ALREADY_SET', ...proofRefusals],
  leaves: ['pin.set'],
});

export const turnOffPinRoute = defineRoute({
  method: 'POST',
  path: '/api/approvals/pin/off',
  who: 'active-customer',
  summary:
    'Turns the security PIN off: from now on passkeys alone sign payments to others. Needs one ' +
    'of them. Choosing a PIN again turns it on.',
  body: strongestProof,
  example: {},
  answers: { 200: saying(['PIN_TURNED_OFF']) },
  refusals: ['NO_PASSKEY_SIGNS', 'PASSWORD_CHANGE_REQUIRED', ...proofRefusals],
  leaves: ['pin.turned_off'],
});

/**
 * With a passkey or an app code besides, where the customer has one: a forgotten PIN proves
 * nothing.
 */
export const pinResetRequest = z.object({
  ...proofWithoutPin.shape,
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(512, 'Password is required')),
});

export const requestPinResetRoute = defineRoute({
  method: 'POST',
  path: '/api/approvals/pin/reset',
  who: 'active-customer',
  summary:
    'Mails a link to choose a new security PIN. Needs the password, and a passkey or an app ' +
    'code where the customer has one.',
  body: pinResetRequest,
  example: { password: 'long-enough' },
  answers: { 202: saying(['PIN_LINK_MAILED']) },
  refusals: ['PIN_NOT_SET', ...proofRefusals],
  leaves: [],
});

export const pinReset = z.object({ token: linkSecret, securityPin: newPin });

export const confirmPinResetRoute = defineRoute({
  method: 'POST',
  path: '/api/approvals/pin/reset/confirm',
  who: 'active-customer',
  summary:
    'Chooses a new security PIN with an emailed link: one use, fifteen minutes, signed in as the ' +
    'person it was mailed to.',
  body: pinReset,
  example: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', securityPin: '4711' },
  answers: { 200: saying(['PIN_CHANGED']) },
  refusals: ['TOO_MANY_TRIES', 'TOO_SOON_AFTER_CHANGE', 'RESET_LINK_INVALID'],
  leaves: ['pin.set'],
});

import '../../app/configure-zod.ts';
import * as z from 'zod/mini';
import { pinChoice, pinReset, pinResetRequest } from '../../../contract/money/approvals.ts';
import { checkBy } from '../../ui/form/use-form.ts';
import { securityPinTexts } from './security-pin.texts.ts';

const texts = securityPinTexts.pinChecks;

const twice = z.object({ securityPin: pinChoice.shape.securityPin, again: z.string() }).check(
  z.refine(({ securityPin, again }) => securityPin === again, {
    error: texts.theTwoPinsAreNot,
    path: ['again'],
  }),
);

/** A first PIN, typed twice. */
export const checkFirstPin = (fields: { securityPin: string; again: string }) =>
  checkBy(twice, fields);

/** The password that asks for a link. */
export const checkResetRequest = (fields: unknown) => checkBy(pinResetRequest, fields);

/** A new PIN, with the secret of the link. */
export const checkNewPin = (fields: { token: string; securityPin: string }) =>
  checkBy(pinReset, fields);

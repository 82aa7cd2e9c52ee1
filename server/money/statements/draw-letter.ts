import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { brand } from '../../../config/bank.ts';
import { invariant } from '../../base/invariant.ts';
import type { SignedInContext } from '../../context.ts';
import { languageFor } from '../../http/language-for.ts';
import { accountHolderName, findUser } from '../../people/users/users-store.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { createFairQueue } from '../../services/turns/fair-queue.ts';
import type { LetterOf } from './letter-pdf.ts';
import type { Pdf } from './pdf.ts';

/** More than anybody hands on, too little to keep others waiting. */
const perPerson: LimitRule = { name: 'letter-pdf', points: 60, duration: 600 };

/** Drawn by the thread that answers everybody: between two letters it answers others. */
const inTurn = createFairQueue({ atOnce: 1, maxWaiting: 50, maxWaitingOfOne: 12 });

/** @returns the customer of a letter, its language and its moment. */
export async function readerOf(
  { bank, session }: SignedInContext,
  request: FastifyRequest,
): Promise<LetterOf> {
  const user = await findUser(bank.db, session.userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  return {
    holder: accountHolderName(user),
    language: languageFor(user, request),
    now: new Date(bank.clock.businessNow().epochMilliseconds),
  };
}

/**
 * Draws a letter in its turn, as a download.
 * @throws {Refusal} TOO_MANY_TRIES
 */
export async function drawn(ctx: SignedInContext, name: string, draw: () => Promise<Pdf>) {
  await countRequest(ctx.bank, perPerson, ctx.session.userId);
  const doc = await inTurn(ctx.caller, async () => {
    await setImmediate();
    return draw();
  });
  return {
    status: 200 as const,
    download: {
      mediaType: 'application/pdf' as const,
      name: `${brand.fileName}-${name}.pdf`,
      bytes: new Readable().wrap(doc),
    },
  };
}

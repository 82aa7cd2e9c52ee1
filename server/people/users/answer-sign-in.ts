import type { loginUserRoute } from '../../../contract/people/users.ts';
import { said } from '../../../contract/calls/said.ts';
import type { Context } from '../../context.ts';
import type { Exchange, Success } from '../../http/handler.ts';
import { hasSignedInHere, rememberDevice } from './known-device.ts';
import { isHttps } from '../../http/cookies.ts';
import { keepLanguage } from '../../http/reader-language.ts';
import { isOwnBrowser, pairBrowser } from '../../http/paired-cookie.ts';
import { openSession } from './open-session.ts';
import { absoluteLimitSeconds } from './session-limits.ts';
import type { StoredUser } from './users-store.ts';

interface ProvenPerson {
  user: StoredUser;
  remember: boolean | undefined;
  /** The details in the trail about the way they logged in. */
  details?: Record<string, string>;
}

/**
 * Opens a session for a person who has proven who they are, and answers the same whichever way they
 * did.
 */
export async function answerSignIn(
  ctx: Context,
  { request, reply }: Exchange,
  { user, remember, details }: ProvenPerson,
): Promise<Success<typeof loginUserRoute>> {
  const { bank } = ctx;
  const remembered = remember === true && user.role === 'user';
  const cookieHash = isOwnBrowser(bank.config, request)
    ? pairBrowser(bank.config, reply, absoluteLimitSeconds(user.role, remembered))
    : null;
  const kind = cookieHash === null ? 'program' : 'browser';
  const isKnown = hasSignedInHere(bank, { request, kind }, user);
  const secret = rememberDevice(bank, { request, reply }, user, kind);
  const token = await openSession(ctx, {
    user,
    remembered,
    cookieHash,
    device: { kind, secret, isKnown, name: request.headers['user-agent'] ?? '' },
    ...(details === undefined ? {} : { details }),
  });
  // On a new device too, the pages after the sign-in come in the language of their customer.
  if (user.language !== null) keepLanguage(reply, user.language, isHttps(bank.config));
  return {
    status: 200,
    body: {
      token,
      role: user.role,
      ...said('LOGGED_IN'),
      ...(user.passwordChangeRequired ? { passwordChangeRequired: true } : {}),
    },
  };
}

import type { loginUserRoute } from '../../../contract/users.ts';
import { said } from '../../../contract/said.ts';
import type { Context } from '../../context.ts';
import type { Exchange, Success } from '../../http/handler.ts';
import { hasSignedInHere, rememberDevice } from './known-device.ts';
import { isHttps } from '../../http/cookies.ts';
import { keepLanguage } from '../../http/reader-language.ts';
import { isFromOwnPage, pairBrowser } from '../../http/paired-cookie.ts';
import { openSession } from './open-session.ts';
import { absoluteLimitSeconds } from './session-limits.ts';
import type { StoredUser } from './users-store.ts';

interface ProvenPerson {
  user: StoredUser;
  remember: boolean | undefined;
  /** What the trail adds about the way they logged in. */
  details?: Record<string, string>;
}

/**
 * Opens a session for somebody who has proven who they are, and answers the same whichever way they
 * did.
 */
export async function answerSignIn(
  ctx: Context,
  { request, reply }: Exchange,
  { user, remember, details }: ProvenPerson,
): Promise<Success<typeof loginUserRoute>> {
  const { bank } = ctx;
  const remembered = remember === true && user.role === 'user';
  const cookieHash = isFromOwnPage(bank.config, request)
    ? pairBrowser(bank.config, reply, absoluteLimitSeconds(user.role, remembered))
    : null;
  const deviceIsKnown = hasSignedInHere(bank, request, user);
  const browser = rememberDevice(bank, { request, reply }, user);
  const token = await openSession(ctx, {
    user,
    remembered,
    cookieHash,
    device: request.headers['user-agent'] ?? '',
    browser: cookieHash === null ? undefined : browser,
    deviceIsKnown,
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

import type { loginUserRoute } from '../../../contract/people/users.ts';
import type { BodyGiven } from '../../../contract/calls/route.ts';
import { call, type Answer } from '../../api/client.ts';
import { saveSession } from '../../api/session.ts';
import { paths } from '../paths.ts';
import { takeReturnPath } from '../return-path.ts';
import { signInTexts } from './sign-in.texts.ts';

/** Signs in and leaves for the own area. Throws what the bank refused. */
export async function logIn(body: BodyGiven<typeof loginUserRoute>): Promise<never> {
  return await enterArea(await call('POST /api/users/login', { body }));
}

/** The words for a sign-in that failed without a word of the bank. */
export const loginFailureWords = {
  refused: signInTexts.networkError,
  unanswered: signInTexts.networkError,
  isSpecified: true,
};

/** Keeps the sign-in, by whichever way it came, and leaves for the own area. */
export async function enterArea(session: Answer<'POST /api/users/login'>): Promise<never> {
  saveSession(session);
  location.replace(
    session.passwordChangeRequired ? paths.firstPassword() : takeReturnPath(session.role),
  );
  // The document is being replaced: the button stays busy until then.
  return await new Promise<never>(() => {});
}

import * as z from 'zod/mini';
import { account } from './account.ts';
import { heldIdentities } from '../values/held-identity.ts';
import { languageChoices } from '../values/language.ts';
import { amount, emailField, isPrintable } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { signInCode } from './own-proof.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The least that the specification asks for; a strict bank asks for more. */
export const minPassword = 6;
const maxPassword = 128;

/** 6 to 128 characters of any script, never cut. */
function passwordField(required: string, tooShort: string) {
  return z.string(required).check(
    z.minLength(1, { error: required, abort: true }),
    z.refine((text: string) => [...text].length >= minPassword, tooShort),
    z.refine(
      (text: string) => [...text].length <= maxPassword,
      `Password can have at most ${maxPassword} characters.`,
    ),
  );
}

/** A password chosen in place of another. */
export const newPasswordField = () =>
  passwordField('New password is required.', 'Password must be at least 6 characters.');

export const registration = z.object({
  username: z
    .string('Username is required.')
    .check(
      z.trim(),
      z.minLength(1, { error: 'Username is required.', abort: true }),
      z.minLength(3, { error: 'Username must be at least 3 characters long.', abort: true }),
      z.maxLength(40, { error: 'Username can have at most 40 characters.', abort: true }),
      z.regex(/^[A-Za-z0-9._-]+$/, 'Username can have letters, digits, dot, dash and underscore.'),
    ),
  email: emailField('Email is required.', 'Invalid email address.'),
  password: passwordField('Password is required.', 'Password must be at least 6 characters long.'),
});

/** The one identifier typed on the login page goes into both `username` and `email`. */
export const login = z.object({
  username: z
    .string('loginIdentifier or email is required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'loginIdentifier or email is required', abort: true }),
      z.maxLength(254, 'At most 254 characters.'),
      z.refine(isPrintable, 'Control characters are not allowed.'),
    ),
  email: z.optional(
    z
      .string('loginIdentifier or email is required')
      .check(
        z.maxLength(254, 'At most 254 characters.'),
        z.refine(isPrintable, 'Control characters are not allowed.'),
      ),
  ),
  password: passwordField('Password is required', 'Password must be at least 6 characters'),
  remember: z.optional(z.boolean()),
  /** Of the authenticator app, or a recovery code: asked for where two-step sign-in is on. */
  code: z.optional(signInCode),
});

/** The fields of the login form before it is sent. */
export const loginForm = z.object({
  loginIdentifier: login.shape.username,
  password: login.shape.password,
  remember: z.boolean(),
});

/** Its second step, where two-step sign-in is on. */
export const loginCodeForm = z.object({ code: signInCode });

export const idDocument = z.union([
  z.string(),
  z.strictObject({ frontUrl: z.string(), backUrl: z.string() }),
]);

/** A person as the specification names the fields. `status` false means suspended. */
export const user = z.strictObject({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  role: z.enum(roles),
  status: z.boolean(),
  createdAt: z.string(),
  fullName: z.string(),
  cardType: z.string(),
  /** True where the personal information was handed in once. */
  profileSubmitted: z.boolean(),
  /** True where the account's owner has shown that they read the mail of its address. */
  emailConfirmed: z.boolean(),
  /** A new address that waits for the link mailed to it. */
  pendingEmail: z.nullable(z.string()),
  /** Addresses of files open for a minute. */
  profileImage: z.nullable(z.string()),
  idDocument: z.nullable(idDocument),
  accounts: z.array(account),
});

export type User = z.infer<typeof user>;

/** One person as staff read them. */
export const userForStaff = z.extend(user, {
  /**
   * Until staff have accepted an ID document: what may be paid to others a day, and why it is so;
   * until then there is no card, and nothing goes abroad. Null: nothing is held back.
   */
  hold: z.nullable(z.strictObject({ identity: z.enum(heldIdentities), perDay: amount })),
});

export type UserForStaff = z.infer<typeof userForStaff>;

/** A person's own view of themselves. */
const ownUser = z.extend(user, {
  /**
   * Passkeys from before a new password by emailed link, which sign in again only once their owner
   * has said that they are theirs.
   */
  waitingPasskeys: z.number(),
  /** “This was not me”: no payment and no change until the freeze is lifted. */
  frozen: z.boolean(),
  /** Notices not read yet that ask for something, counted up to 100; 0 of staff, who have none. */
  unreadNotices: z.number(),
  /** Conversations with an answer of the bank that was not read yet. */
  unreadAnswers: z.number(),
  /** When the password was last chosen; null: before this was kept. */
  passwordChangedAt: z.nullable(z.string()),
  /** The language chosen for pages, mails and statements. */
  language: z.enum(languageChoices),
});

export const registerUserRoute = defineRoute({
  method: 'POST',
  path: '/api/users/register',
  who: 'anyone',
  summary: 'Registers a customer with a Checking, a Savings and an Investment account at zero.',
  body: registration,
  example: {
    username: 'somebody.new',
    email: 'somebody.new@mail.example',
    password: 'long-enough',
  },
  answers: { 201: saying(['REGISTERED'], { warning: z.optional(saying(['PASSWORD_COMMON'])) }) },
  refusals: ['TOO_MANY_TRIES', 'ALREADY_REGISTERED'],
  leaves: ['user.registered'],
});

/** The answer to a login, whichever way it was proven. */
export const signedIn = saying(['LOGGED_IN'], {
  token: z.string(),
  role: z.enum(roles),
  passwordChangeRequired: z.optional(z.boolean()),
});

export const loginUserRoute = defineRoute({
  method: 'POST',
  path: '/api/users/login',
  who: 'anyone',
  summary:
    'Opens a session. A login from our own pages is paired with a cookie. Another program may keep ' +
    'the cookie of its login and send it with the next one: the bank reports a login without it by ' +
    'mail.',
  body: login,
  example: { username: 'alice.ames', email: 'alice@mail.example', password: 'long-enough' },
  answers: { 200: signedIn },
  refusals: ['TOO_MANY_TRIES', 'BAD_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'WRONG_SIGN_IN_CODE'],
  leaves: ['user.signed_in'],
});

export const logoutUserRoute = defineRoute({
  method: 'POST',
  path: '/api/users/logout',
  who: 'signed-in',
  summary: 'Ends this session on the server.',
  unpaired: 'ends what was taken, and nothing else',
  answers: { 204: null },
  refusals: [],
  leaves: ['user.signed_out'],
});

export const getUserRoute = defineRoute({
  method: 'GET',
  path: '/api/users/user',
  who: 'signed-in',
  summary: 'The signed-in person.',
  answers: { 200: ownUser },
  refusals: [],
});

export const passwordChange = z.object({
  currentPassword: z
    .string('Current password is required.')
    .check(
      z.minLength(1, 'Current password is required.'),
      z.maxLength(512, 'Current password is required.'),
    ),
  newPassword: newPasswordField(),
});

export const changePasswordRoute = defineRoute({
  method: 'POST',
  path: '/api/users/password',
  who: 'signed-in',
  summary:
    'Changes the own password and ends every other session. The way out of a generated first ' +
    'password.',
  body: passwordChange,
  example: { currentPassword: 'long-enough', newPassword: 'another-password' },
  answers: { 200: saying(['PASSWORD_CHANGED']) },
  refusals: ['ACCOUNT_SUSPENDED', 'ACCOUNT_FROZEN', 'TOO_MANY_TRIES', 'WRONG_PASSWORD'],
  leaves: ['user.password_changed'],
});

import type { Call } from '../../fixtures/bank-client.ts';
import { cookiesOf } from '../support/mailed-reset.ts';

type Headers = Record<string, string>;

/** The token and the headers that a person sends with every call. */
export interface Door {
  token?: string;
  headers: Headers;
}

/** The headers that a page of ours sends, and that anybody can send. */
export const ownPage: Headers = {
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
};

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Where the owner is, and what their browser says of itself. A neighbour can say it too. */
export const atHome: Headers = { 'x-forwarded-for': '198.51.100.7', 'user-agent': firefox };
export const elsewhere: Headers = { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'curl/8.14' };

export interface Credentials {
  username: string;
  password: string;
  code?: string;
}

/** Signs in from a place; undefined where that is refused. */
export async function enter(
  call: Call,
  headers: Headers,
  { username, ...proofs }: Credentials,
): Promise<Door | undefined> {
  const answer = await call('POST', '/api/users/login', {
    body: { username, email: username, ...proofs },
    headers,
  });
  return doorOf(headers, answer);
}

/** The door that an answer to a sign-in opens: its token and its cookies. */
export function doorOf(headers: Headers, answer: Awaited<ReturnType<Call>>): Door | undefined {
  if (answer.status !== 200) return undefined;
  const cookie = answer.headers['set-cookie'] === undefined ? {} : { cookie: cookiesOf(answer) };
  return { token: answer.body.token, headers: { ...headers, ...cookie } };
}

/** The calls of a person: each has what the door sends, unless it says otherwise. */
export const callsThrough =
  (call: Call, door: Door): Call =>
  (method, path, options = {}) =>
    call(method, path, {
      ...(door.token === undefined ? {} : { token: door.token }),
      ...options,
      headers: { ...door.headers, ...options.headers },
    });

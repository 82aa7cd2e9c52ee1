import type { Problem } from '../../contract/problem.ts';
import type { AnswerOf, BodyGiven, ParamsOf, QueryGiven, Route } from '../../contract/route.ts';
import { Refused, Unanswered } from './failures.ts';
import { endSession, readSession } from './session.ts';

type Needed<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Name]: Value };

type CallInput<R extends Route> = Needed<'params', ParamsOf<R>> &
  Needed<'body', BodyGiven<R>> & {
    query?: QueryGiven<R>;
    /** Asking again with the same key and body never pays twice. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

interface CallParts {
  params?: Record<string, string>;
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** The longest wait for one answer. */
const timeoutMs = 20_000;

/** Makes one call of the route table. Throws `Refused` when the bank says no and `Unanswered` when no answer came. */
export async function call<R extends Route>(route: R, input: CallInput<R>): Promise<AnswerOf<R>> {
  return (await callWithHeaders(route, input)).answer;
}

/** As `call`, with the headers of the answer, for lists that carry their total there. */
export async function callWithHeaders<R extends Route>(route: R, input: CallInput<R>): Promise<{ answer: AnswerOf<R>; headers: Headers }> {
  const parts = input as CallParts;
  const token = readSession()?.token;
  const response = await send(route, parts, token);
  if (!response.ok) throw await refusalOf(response, token);
  const answer = response.status === 204 ? undefined : await readJson(response);
  return { answer: answer as AnswerOf<R>, headers: response.headers };
}

async function send(route: Route, { params, query, body, idempotencyKey, signal }: CallParts, token: string | undefined): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(addressOf(route.path, params, query), {
      method: route.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (failure) {
    // A call that was given up on purpose stays an abort; everything else is silence on the line.
    if (signal?.aborted) throw failure;
    throw new Unanswered();
  }
}

function addressOf(path: string, params: CallParts['params'] = {}, query: CallParts['query'] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

async function refusalOf(response: Response, token: string | undefined): Promise<Refused> {
  const problem = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  // Only the sign-in that was refused ends: another tab may have signed in again meanwhile.
  if (response.status === 401 && token !== undefined && readSession()?.token === token) endSession('expired');
  return new Refused(response.status, problem);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new Unanswered();
  }
}

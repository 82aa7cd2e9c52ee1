import { amountFieldsHeader, jsonText, readJson } from '../../contract/values/amounts-on-wire.ts';
import type { RouteName, api } from '../../contract/api.ts';
import type { Problem } from '../../contract/values/problem.ts';
import type {
  AnswerOf,
  BodyGiven,
  FilesOf,
  ParamsOf,
  QueryGiven,
  Route,
} from '../../contract/calls/route.ts';
import { noteServedBuild } from './bank-build.ts';
import { forgetEarly, isAskedEarly, keepEarly, takeEarly } from './early-answers.ts';
import { Refused, Unanswered } from './failures.ts';
import { proven } from './proven.ts';
import { endSession, readSession } from './session.ts';

type Api = typeof api;
type NameOf<R extends Route> = `${R['method']} ${R['path']}`;

/**
 * Method and path of a call, such as `GET /api/users/user`. The compiler takes only those in the
 * contract's route table.
 */
export type CallName = NameOf<Api[RouteName]>;

/**
 * The route of a name. Only its types are used here, so that no page loads the schemas of calls it
 * merely makes.
 */
type RouteOf<Name extends CallName> = {
  [N in RouteName]: NameOf<Api[N]> extends Name ? Api[N] : never;
}[RouteName];

/** Calls that take the proof that they may want. A proof of staff counts for some minutes. */
export type ProvenCall = {
  [N in RouteName]: Api[N] extends { who: 'admin' } | { method: 'GET' }
    ? never
    : 'PROOF_NEEDED' extends Api[N]['refusals'][number]
      ? NameOf<Api[N]>
      : never;
}[RouteName];

/** The answer of a call, by the contract. */
export type Answer<Name extends CallName> = AnswerOf<RouteOf<Name>>;

type Needed<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [K in Name]: Value };

/** A call that takes files takes a form, of text fields and files; any other its body as data. */
type Sent<R extends Route> = [FilesOf<R>] extends [undefined]
  ? Needed<'body', BodyGiven<R>>
  : { form: FormData; onProgress?: (sent: number) => void };

type CallInput<R extends Route> = Needed<'params', ParamsOf<R>> &
  Sent<R> & {
    query?: QueryGiven<R>;
    /** Headers this call sends in addition to the usual ones. */
    headers?: Record<string, string>;
    /** Asking again with the same key and body never pays twice. */
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** It is sent though the page goes away. */
    keepalive?: boolean;
  };

interface CallParts {
  params?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  onProgress?: (sent: number) => void;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** Until the answer is read. */
  timeoutMs?: number;
}

/** Calls without a token: those that prove who a person is, and a page's report that it failed. */
const withoutToken = /^POST \/api\/(auth\/|client-errors|users\/(login|register)(\/|$))/;

/** The longest wait for one answer, and for one with files on their way. */
const usualTimeoutMs = 20_000;
const timeoutWithFilesMs = 120_000;

/**
 * Makes one call of the route table. Throws `Refused` when the bank says no and `Unanswered` when
 * no answer came.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<RouteOf<Name>>,
): Promise<Answer<Name>> {
  return (await callWithHeaders(name, input)).answer;
}

interface FullAnswer<Name extends CallName> {
  answer: Answer<Name>;
  status: number;
  headers: Headers;
}

/**
 * As `call`, with status and headers, for lists that carry their total there and calls that may
 * succeed in two ways.
 */
export async function callWithHeaders<Name extends CallName>(
  name: Name,
  input: CallInput<RouteOf<Name>>,
): Promise<FullAnswer<Name>> {
  const parts = input as CallParts;
  const early = name.startsWith('GET ') ? takeEarly(addressOf(name, parts)) : forgetEarly();
  try {
    if (early) return (await early) as FullAnswer<Name>;
  } catch {
    // The early question failed before the page needed it. Now it does, so ask again and report
    // that failure.
  }
  return await ask(name, parts);
}

/**
 * Makes a call whose answer a page will want in a moment: `call` takes it then. Nothing that leaves
 * a trace in the bank may be asked for ahead.
 */
export function askAhead<Name extends CallName & `GET ${string}`>(
  name: Name,
  ...[input]: object extends CallInput<RouteOf<Name>>
    ? [input?: CallInput<RouteOf<Name>>]
    : [input: CallInput<RouteOf<Name>>]
): void {
  const parts = (input ?? {}) as CallParts;
  const address = addressOf(name, parts);
  if (!isAskedEarly(address)) keepEarly(address, ask(name, parts));
}

/** Calls on their way that may change something. */
let changesUnderway = 0;

export const isSending = (): boolean => changesUnderway > 0;

const ask = <Name extends CallName>(name: Name, parts: CallParts): Promise<FullAnswer<Name>> =>
  proven<CallParts, FullAnswer<Name>>(askOnce, name, parts);

/** As `callWithHeaders`, for the calls that a proof itself is made of. */
export async function askOnce<Name extends CallName>(
  name: string,
  parts: CallParts,
): Promise<FullAnswer<Name>> {
  const token = withoutToken.test(name) ? undefined : readSession()?.token;
  const isChange = !name.startsWith('GET ');
  if (isChange) changesUnderway += 1;
  const response = await send(name as CallName, parts, token).finally(
    () => isChange && (changesUnderway -= 1),
  );
  if (!response.ok) throw await refusalOf(response, token);
  const answer = response.status === 204 ? undefined : await readAnswer(response);
  // An answer asked for while this was done may be of before it.
  if (isChange) forgetEarly();
  return { answer: answer as Answer<Name>, status: response.status, headers: response.headers };
}

/** Names of calls that answer a file. */
type FileCallName = NameOf<Extract<Api[RouteName], { download: readonly string[] }>>;

/** As `call`, for a file. */
export async function callForFile<Name extends FileCallName>(
  name: Name,
  input: CallInput<RouteOf<Name>>,
): Promise<Blob> {
  return await proven(fileOnce, name, input as CallParts);
}

async function fileOnce(name: string, parts: CallParts): Promise<Blob> {
  const token = readSession()?.token;
  const response = await send(name as CallName, parts, token);
  if (!response.ok) throw await refusalOf(response, token);
  try {
    return await response.blob();
  } catch {
    throw new Unanswered();
  }
}

/** Sends a call and waits for the head of its answer. */
export async function send(
  name: CallName,
  parts: CallParts,
  token: string | undefined,
): Promise<Response> {
  const response = await request(name, parts, token);
  noteServedBuild(response);
  return response;
}

async function request(
  name: CallName,
  {
    headers: named = {},
    body,
    form,
    onProgress,
    idempotencyKey,
    signal,
    keepalive = false,
    timeoutMs = form ? timeoutWithFilesMs : usualTimeoutMs,
    ...where
  }: CallParts,
  token: string | undefined,
): Promise<Response> {
  const [method = ''] = name.split(' ');
  // Not the browser's languages but this page's, so that the bank says nothing in another one here.
  const { lang } = document.documentElement;
  const headers = new Headers({ accept: 'application/json', 'accept-language': lang });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  for (const [header, value] of Object.entries(named)) headers.set(header, value);
  const timeout = AbortSignal.timeout(timeoutMs);
  const address = addressOf(name, where);
  try {
    if (form && onProgress) {
      const { sendForm } = await import('./send-form.ts');
      return await sendForm({
        method,
        address,
        headers,
        form,
        timeoutMs,
        signal,
        onProgress,
      });
    }
    return await fetch(address, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive,
      // The browser itself names a form's boundary in the content type.
      ...(form ? { body: form } : body === undefined ? {} : { body: jsonText(body) }),
    });
  } catch (failure) {
    // A call that was given up on purpose stays an abort; everything else is silence on the line.
    if (signal?.aborted) throw failure;
    throw new Unanswered();
  }
}

function addressOf(name: CallName, { params = {}, query = {} }: CallParts): string {
  const [, path = ''] = name.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(params[param] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** The refusal in a response of the bank. A sign-in that the bank no longer knows ends. */
export async function refusalOf(
  response: Response,
  token: string | undefined,
): Promise<Refused | Unanswered> {
  const problem = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  // Only the sign-in that was refused ends: another tab may have signed in again since.
  if (response.status === 401 && token !== undefined && readSession()?.token === token)
    endSession('expired');
  // A proxy that finds no server says so in words of its own, and knows nothing of what the bank
  // did with an earlier try.
  if (response.status >= 500 && problem?.code === undefined) return new Unanswered();
  return new Refused(response.status, problem);
}

async function readAnswer(response: Response): Promise<unknown> {
  const amountFields = response.headers.get(amountFieldsHeader);
  try {
    // Without it these are not the bank's words, but those of a page that a network puts first.
    if (amountFields !== null) return readJson(await response.text(), amountFields);
  } catch (failure) {
    if (failure instanceof RangeError) {
      // An amount that cannot be read is a fault of ours: the bank hears of it.
      reportError(failure);
      throw new Unanswered({ cause: failure });
    }
  }
  throw new Unanswered();
}

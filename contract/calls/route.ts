import type * as z from 'zod/mini';
import type { AuditAction } from './audit-actions.ts';
import type { RefusalCode } from './errors.ts';
import type { FileRule, UploadedFile } from '../values/files.ts';
import type { Right } from '../values/rights.ts';

/**
 * The people who may call a route. A suspended customer is a `customer` but not an
 * `active-customer`: reading own data goes on, writing does not.
 */
export type Who = 'anyone' | 'signed-in' | 'customer' | 'active-customer' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodMiniType;

/**
 * The line that a call that shows something to staff leaves in the audit trail: one with one of
 * these actions for each answer, or none, because no customer is named in it.
 */
type Look = readonly [AuditAction, ...AuditAction[]] | { namesNoCustomer: string };

/**
 * The lines that a call that writes leaves in the audit trail when it is done: one entry for each
 * line, and none where it leaves none.
 */
type Leaves = readonly AuditAction[];

/**
 * Lets a standby of the database answer a call that only reads, once it has all that was confirmed
 * before the call came: `recent` always, `past` where the day in the query's `to` is over. A call
 * with neither is `latest` and goes to the leader, as do those that a payment or a proof follows
 * on, and those that open pages ask again and again.
 */
type Reads = 'recent' | 'past';

/**
 * The staff's right for a call, or one of several. With `any` every member of the staff may call
 * it.
 */
export type NeededRight = Right | readonly [Right, Right, ...Right[]] | 'any';

interface ForStaff {
  who: 'admin';
  right: NeededRight;
}

interface LookOfStaff extends ForStaff {
  method: 'GET';
  look: Look;
  leaves?: never;
  reads?: Reads;
  /** Opens a document: see `wantsFreshProof`. */
  wantsFreshProof?: true;
  paired?: never;
  unpaired?: never;
  evenFrozen?: never;
}

interface DeedOfStaff extends ForStaff {
  method: Exclude<Method, 'GET'>;
  leaves: Leaves;
  look?: never;
  reads?: never;
  paired?: never;
  unpaired?: never;
  evenFrozen?: never;
  /** The reason why an old proof is enough: see `wantsFreshProof`. */
  needsNoFreshProof?: string;
}

interface ForOthers {
  who: Exclude<Who, 'admin'>;
  right?: never;
  wantsFreshProof?: never;
  needsNoFreshProof?: never;
  look?: never;
  /** The reason why a browser's session does without its paired cookie here: see `needsPairing`. */
  unpaired?: string;
  /** Of an active customer: why one who has said “This was not me” may call it all the same. */
  evenFrozen?: string;
}

/** A call that answers data, and no file; `paired` says why it needs the cookie all the same. */
interface OwnReading {
  method: 'GET';
  leaves?: never;
  reads?: Reads;
  paired?: string;
}

/** The body of a call, with an example of it, of which documents and tests are made. */
type Body =
  | { body?: never; example?: never }
  | { body: Schema; example: Readonly<Record<string, unknown>> };

interface RouteFacts {
  /** With `{name}` for path parameters, e.g. `/api/admin/users/{id}`. */
  path: string;
  summary: string;
  /** Takes an `Idempotency-Key`. */
  movesMoney?: true;
  /**
   * An open page asks it by itself, again and again: no sign that a person is there, so it does not
   * keep a session from its idle end.
   */
  background?: true;
  params?: Schema;
  query?: Schema;
  /** Headers in addition to those every call takes, names in lower case. */
  headers?: z.ZodMiniObject;
  /** With files the body is multipart/form-data: these by name, and the text fields of `body`. */
  files?: Record<string, FileRule>;
  /** The schema of each success status; `null` where there is no body. */
  answers: Record<number, Schema | null>;
  /** The media types of an answer with 200 that is a file to keep, not JSON. */
  download?: readonly string[];
  /** An answer with 200 stays open and sends events, as `text/event-stream`. */
  stream?: true;
  /**
   * Expected refusals in the order in which they are decided, in addition to those every route of
   * its `who` has.
   */
  refusals: readonly RefusalCode[];
}

/**
 * One call of the bank: the only place that says its address, who may call it, what goes in, what
 * comes out and what may be refused. A call that shows something to staff, or writes, says what it
 * leaves in the trail, or it does not compile; a look without its line is not answered.
 */
export type Route = RouteFacts &
  Body &
  (
    | LookOfStaff
    | DeedOfStaff
    | (ForOthers & OwnReading)
    | (ForOthers & {
        method: Exclude<Method, 'GET'>;
        leaves: Leaves;
        reads?: never;
        paired?: never;
      })
  );

export const defineRoute = <const R extends Route>(route: R): R => route;

/**
 * Says whether a browser's session needs its paired cookie as well as the token, so that a stolen
 * token alone writes nothing, opens no file and does nothing of the staff's. A program has no
 * cookie, and needs none.
 */
export function needsPairing(route: Route): boolean {
  const { who, method, download, stream, paired, unpaired } = route;
  if (who === 'anyone' || unpaired !== undefined) return false;
  return (
    who === 'admin' ||
    method !== 'GET' ||
    download !== undefined ||
    stream === true ||
    paired !== undefined
  );
}

/**
 * @returns true where a person who has a passkey or an app must have given it in the last five
 * minutes: for each deed of the staff, so that a new one has to be proven, and where a look opens a
 * document. A deed that neither gives money or a right nor lifts a protection says why an old proof
 * is enough.
 */
export const wantsFreshProof = (route: Route): boolean =>
  route.who === 'admin' &&
  (route.method === 'GET' ? route.wantsFreshProof === true : route.needsNoFreshProof === undefined);

/** Says whether staff who hold these rights have one that is needed. */
export const allows = (held: readonly Right[], needed: NeededRight): boolean =>
  needed === 'any' || [needed].flat().some((right) => held.includes(right));

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

/** The parts of a request that a handler receives. */
export type BodyOf<R extends Route> = Parsed<R['body']>;
export type QueryOf<R extends Route> = Parsed<R['query']>;
export type HeadersOf<R extends Route> = Parsed<R['headers']>;
export type ParamsOf<R extends Route> = Parsed<R['params']>;
export type FilesOf<R extends Route> =
  R['files'] extends Record<string, FileRule>
    ? {
        [Name in keyof R['files']]:
          | UploadedFile
          | (R['files'][Name] extends { required: string } ? never : undefined);
      }
    : undefined;

/** The parts that a client sends and reads; amounts are in minor units. */
export type BodyGiven<R extends Route> = Given<R['body']>;
export type QueryGiven<R extends Route> = Given<R['query']>;
export type AnswerOf<R extends Route> = {
  [S in keyof R['answers']]: R['answers'][S] extends Schema ? z.output<R['answers'][S]> : undefined;
}[keyof R['answers']];

import type * as z from 'zod/mini';
import type { AuditAction } from './audit-actions.ts';
import type { RefusalCode } from './errors.ts';
import type { FileRule, UploadedFile } from './files.ts';
import type { Right } from './rights.ts';

/**
 * Who may call a route. A suspended customer is a `customer` but not an `active-customer`: reading
 * own data goes on, writing does not.
 */
export type Who = 'anyone' | 'signed-in' | 'customer' | 'active-customer' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodMiniType;

/**
 * What a call that shows something to staff leaves in the audit trail: one line with one of these
 * actions for each answer, or none, because no customer is named in it.
 */
type Look = readonly [AuditAction, ...AuditAction[]] | { namesNoCustomer: string };

/**
 * Whether a call that only reads may be answered by a standby of the database, once that has all
 * that was confirmed before the call came: `recent` always, `past` where the day in the query's `to`
 * is over. What is said nothing of is `latest`: it is the leader's, as what a payment or a proof
 * follows on is, and what open pages look at again and again.
 */
type Reads = 'recent' | 'past';

/**
 * What staff need for a call: a right, or one of several. With `any` every member of the staff may
 * call it.
 */
export type NeededRight = Right | readonly [Right, Right, ...Right[]] | 'any';

interface ForStaff {
  who: 'admin';
  right: NeededRight;
  /**
   * Makes money, changes terms or who may do what, or opens a document: who has a passkey or an
   * app gave it in the last five minutes.
   */
  wantsFreshProof?: true;
}

interface ForOthers {
  who: Exclude<Who, 'admin'>;
  right?: never;
  wantsFreshProof?: never;
  look?: never;
}

interface RouteFacts {
  /** With `{name}` for path parameters, e.g. `/api/admin/users/{id}`. */
  path: string;
  summary: string;
  /** Takes an `Idempotency-Key`. */
  movesMoney?: true;
  /** See `needsPairing`. */
  paired?: true;
  /**
   * An open page asks it by itself, again and again: no sign that somebody is there, so it does not
   * keep a session from its idle end.
   */
  background?: true;
  params?: Schema;
  query?: Schema;
  /** Headers in addition to those every call takes, names in lower case. */
  headers?: z.ZodMiniObject;
  body?: Schema;
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
 * comes out and what may be refused. A call that shows something to staff says what its look leaves
 * in the trail, or it does not compile; an answer without that line is not sent.
 */
export type Route = RouteFacts &
  (
    | (ForStaff & { method: 'GET'; look: Look; reads?: Reads })
    | (ForStaff & { method: Exclude<Method, 'GET'>; look?: never; reads?: never })
    | (ForOthers & { method: 'GET'; reads?: Reads })
    | (ForOthers & { method: Exclude<Method, 'GET'>; reads?: never })
  );

export const defineRoute = <const R extends Route>(route: R): R => route;

/**
 * Whether a browser's session needs its paired cookie as well as the token, so that a stolen token
 * alone moves nothing. Always so where money moves, and where staff read or write.
 */
export const needsPairing = ({ who, movesMoney, paired }: Route): boolean =>
  movesMoney === true || paired === true || who === 'admin';

/** Whether staff who hold these rights have what is needed. */
export const allows = (held: readonly Right[], needed: NeededRight): boolean =>
  needed === 'any' || [needed].flat().some((right) => held.includes(right));

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives. */
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

/** What a client sends and reads; amounts are in minor units. */
export type BodyGiven<R extends Route> = Given<R['body']>;
export type QueryGiven<R extends Route> = Given<R['query']>;
export type AnswerOf<R extends Route> = {
  [S in keyof R['answers']]: R['answers'][S] extends Schema ? z.output<R['answers'][S]> : undefined;
}[keyof R['answers']];

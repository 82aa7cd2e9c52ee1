import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type {
  BodyOf,
  FilesOf,
  HeadersOf,
  ParamsOf,
  QueryOf,
  Route,
} from '../../contract/calls/route.ts';
import type * as z from 'zod/mini';
import type { Context, SignedInContext } from '../context.ts';
import type { Posted, PostingPlan } from '../ledger/plan.ts';
import type { Download } from './download.ts';

/** Identity of a money request: the same id is posted once, however often it is sent. */
export interface Claim {
  claimId: string;
  payloadHash: string;
}

/** The claim of a request; without a key nothing can be sent again under it. */
export interface RequestClaim extends Claim {
  keyed: boolean;
}

type ContextOf<R extends Route> = R['who'] extends 'anyone' ? Context : SignedInContext;

interface Input<R extends Route> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  headers: HeadersOf<R>;
  body: BodyOf<R>;
  files: FilesOf<R>;
  claim: R['movesMoney'] extends true ? Claim : undefined;
}

/** The parts that only sign-in needs: headers in, cookies out. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type DownloadOf<R extends Route> = R['download'] extends readonly (infer MediaType extends string)[]
  ? { status: 200; download: Download & { mediaType: MediaType } }
  : never;

type StreamOf<R extends Route> = R['stream'] extends true
  ? { status: 200; events: Readable }
  : never;

export type Success<R extends Route> =
  | DownloadOf<R>
  | StreamOf<R>
  | {
      [S in keyof R['answers'] & number]: R['answers'][S] extends z.ZodMiniType
        ? { status: S; body: z.output<R['answers'][S]>; headers?: Record<string, string> }
        : { status: S };
    }[keyof R['answers'] & number];

type IsUnion<T, Whole = T> = T extends Whole ? ([Whole] extends [T] ? false : true) : never;

/** The body of a route that has one answer; of one with several, nothing is. */
export type OnlyBody<R extends Route> =
  IsUnion<keyof R['answers']> extends true
    ? never
    : R['answers'][keyof R['answers']] extends infer Schema extends z.ZodMiniType
      ? z.output<Schema>
      : never;

/**
 * The result of a use case that moves money: a plan for the group commit, or what it posted in its own
 * transaction.
 */
export type MovedMoney = PostingPlan | Posted;

/** The result of a handler: money calls hand over what they moved. */
export type ResultOf<R extends Route> = R['movesMoney'] extends true ? MovedMoney : Success<R>;

/** Turns a contract route's input into its answer through one use case. */
export type Handler<R extends Route> = (
  ctx: ContextOf<R>,
  input: Input<R>,
  exchange: Exchange,
) => Promise<ResultOf<R>>;

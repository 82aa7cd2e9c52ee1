import * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import type { Answer, Refusal } from '../../contract/words/define.ts';
import { refusals, type RefusalCode } from '../../contract/calls/errors.ts';
import { nameKinds } from '../../contract/values/files.ts';
import { type AnswerCode, answers } from '../../contract/calls/said.ts';
import { problem } from '../../contract/values/problem.ts';
import { needsPairing, type Route, wantsFreshProof, type Who } from '../../contract/calls/route.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

/** The refusals of every route of a kind of caller, before the route's own. */
const refusalsOfWho: Record<Who, readonly RefusalCode[]> = {
  anyone: [],
  'signed-in': ['NOT_SIGNED_IN'],
  customer: ['NOT_SIGNED_IN', 'FORBIDDEN', 'PASSWORD_CHANGE_REQUIRED'],
  'active-customer': [
    'NOT_SIGNED_IN',
    'FORBIDDEN',
    'PASSWORD_CHANGE_REQUIRED',
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_FROZEN',
  ],
  admin: [
    'NOT_SIGNED_IN',
    'FORBIDDEN',
    'PASSWORD_CHANGE_REQUIRED',
    'TWO_STEPS_REQUIRED',
    'RIGHT_MISSING',
  ],
};

function refusalsOfFiles({ files }: Route): RefusalCode[] {
  if (!files) return [];
  const takesPdf = Object.values(files).some(({ kinds }) => kinds.includes('pdf'));
  return [
    'FILE_TOO_LARGE',
    'FILE_KIND_REFUSED',
    'FILE_DAMAGED',
    'FILE_TOO_SLOW',
    ...(takesPdf ? (['FILE_ACTIVE', 'FILE_TOO_LONG'] as const) : []),
  ];
}

/** Every refusal a route can give, in the order in which they are decided. */
export function refusalsOf(route: Route): RefusalCode[] {
  const always: RefusalCode[] = ['TOO_MANY_TRIES', 'BUSY', 'INTERNAL'];
  const pairing: RefusalCode[] = needsPairing(route) ? ['SESSION_NOT_PAIRED'] : [];
  const proof: RefusalCode[] = wantsFreshProof(route) ? ['PROOF_NEEDED'] : [];
  const input: RefusalCode[] =
    route.body || route.files || route.query || route.params || route.headers
      ? ['MALFORMED', 'INVALID_FIELDS']
      : [];
  const body: RefusalCode[] =
    route.body || route.files ? ['TOO_SLOW', 'TOO_LARGE', 'UNSUPPORTED_TYPE'] : [];
  const isLetIn = (code: RefusalCode) =>
    code === 'ACCOUNT_FROZEN' && route.evenFrozen !== undefined;
  const writing: RefusalCode[] = route.method === 'GET' ? [] : ['OUTCOME_UNKNOWN'];
  const money: RefusalCode[] = route.movesMoney ? ['IN_FLIGHT', 'KEY_REUSED'] : [];
  return [
    ...new Set([
      ...refusalsOfWho[route.who].filter((code) => !isLetIn(code)),
      ...pairing,
      ...proof,
      ...body,
      ...input,
      ...refusalsOfFiles(route),
      ...money,
      ...route.refusals,
      ...writing,
      ...always,
    ]),
  ];
}

function problemResponses(route: Route): Json {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => refusals[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/problem+json': { schema: problemSchema(codes) },
        },
      },
    ]),
  );
}

/** A problem whose code has no params, and one of each code that has: `Problem_DAILY_LIMIT`. */
function problemSchemas(): Json {
  const ofCodes = Object.entries<Refusal>(refusals).flatMap(([code, { params }]) => {
    if (!params) return [];
    const mayBeNone = params.safeParse({}).success;
    const one = { code: z.literal(code), params: mayBeNone ? z.optional(params) : params };
    return [[`Problem_${code}`, schemaOf(z.extend(problem, one), 'output')]];
  });
  const plain = schemaOf(z.omit(problem, { params: true }), 'output');
  return { Problem: plain, ...Object.fromEntries(ofCodes) };
}

/** Describes the answers of one status: the params of their codes, where they have any. */
function problemSchema(codes: readonly RefusalCode[]): Json {
  const named = codes.filter((code) => 'params' in refusals[code]);
  const any = { $ref: '#/components/schemas/Problem' };
  if (named.length === 0) return any;
  const ofCodes = named.map((code) => ({ $ref: `#/components/schemas/Problem_${code}` }));
  return { anyOf: [...ofCodes, ...(named.length < codes.length ? [any] : [])] };
}

const binary = { type: 'string', format: 'binary' } as const;

/** The body of a call: JSON, or a form of text fields and files. */
function contentOf({ body, example, files }: Route): Json {
  const fields = body ? schemaOf(body, 'input') : { type: 'object' };
  if (!files) return { 'application/json': { schema: fields, ...(example && { example }) } };
  const { properties = {}, required = [] } = fields as { properties?: Json; required?: string[] };
  const rules = Object.entries(files);
  const asSchema = ([name, { kinds }]: (typeof rules)[number]) =>
    [name, { ...binary, description: `${nameKinds(kinds)}, at most 10 MB` }] as const;
  const schema = {
    ...fields,
    properties: { ...properties, ...Object.fromEntries(rules.map(asSchema)) },
    required: [
      ...required,
      ...rules.filter(([, rule]) => rule.required !== undefined).map(([name]) => name),
    ],
  };
  return { 'multipart/form-data': { schema } };
}

function downloadResponse({ download }: Route): Json {
  if (!download) return {};
  return {
    200: {
      description: 'The file',
      content: Object.fromEntries(download.map((mediaType) => [mediaType, { schema: binary }])),
    },
  };
}

function streamResponse({ stream }: Route): Json {
  if (!stream) return {};
  return {
    200: {
      description: 'Events, until the session or the server ends',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
  };
}

/**
 * A schema of what is said and warned of, with the params that its codes have; without where none
 * has any.
 */
function withParamsOfCodes(schema: Json): Json {
  const { params: _, ...properties } = (schema['properties'] ?? {}) as Record<string, Json>;
  const codes = (properties['code']?.['enum'] ?? []) as AnswerCode[];
  if (properties['message'] === undefined || codes.length === 0) return schema;
  const named = codes.flatMap((code) => {
    const { params: one }: Answer = answers[code];
    return one ? [schemaOf(one, 'output')] : [];
  });
  const params = named.length === 1 ? named[0] : { anyOf: named };
  const { warning } = properties;
  return {
    ...schema,
    properties: {
      ...properties,
      ...(named.length > 0 && { params }),
      ...(warning && { warning: withParamsOfCodes(warning) }),
    },
  };
}

function successResponses(route: Route): Json {
  return Object.fromEntries(
    Object.entries(route.answers).map(([status, schema]) => [
      status,
      schema === null
        ? { description: 'Done' }
        : {
            description: 'Done',
            content: {
              'application/json': { schema: withParamsOfCodes(schemaOf(schema, 'input')) },
            },
          },
    ]),
  );
}

function parametersOf(route: Route): Json[] {
  const from = (place: 'path' | 'query' | 'header', schema: z.ZodMiniType | undefined): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: property,
    }));
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Send the same key again within 90 days to learn the outcome; nothing is paid twice. Who sends ' +
      'many orders writes at- and the milliseconds since 1970 in twelve hexadecimal digits before ' +
      'it, as in at-019ac1d3e5f0-3f6c0d8a91b24e57: then they lie side by side in the database.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
  return [
    ...from('path', route.params),
    ...from('query', route.query),
    ...from('header', route.headers),
    ...(route.movesMoney ? [key] : []),
  ];
}

/** @returns true where the body may be left out, as that of a DELETE which seldom needs one. */
const mayBeLeftOut = ({ body, files }: Route): boolean =>
  files === undefined && body !== undefined && body.safeParse(undefined).success;

function operationOf(name: string, route: Route): Json {
  return {
    operationId: name,
    summary: route.summary,
    'x-who': route.who,
    security: route.who === 'anyone' ? [] : [{ bearer: [] }],
    parameters: parametersOf(route),
    ...(route.body || route.files
      ? { requestBody: { required: !mayBeLeftOut(route), content: contentOf(route) } }
      : {}),
    responses: {
      ...successResponses(route),
      ...downloadResponse(route),
      ...streamResponse(route),
      ...problemResponses(route),
    },
  };
}

/** The OpenAPI 3.1 document, made from the very schemas that validate. */
export function openApiDocument(bankName: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries<Route>(api))
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(name, route);
  return {
    openapi: '3.1.0',
    info: {
      title: `${bankName} API`,
      version: '1.0.0',
      description:
        'Amounts are JSON numbers with at most two decimals. Errors are RFC 9457 problem ' +
        'documents with a stable code; what is said of a thing that was done has one, too. A login ' +
        'from a page of the bank sets an HttpOnly cookie, and pairs its token with it: a call that ' +
        'lists SESSION_NOT_PAIRED takes that token with that cookie alone. These are all calls ' +
        'that write or open a file, but for the log-out. Tokens of other programs need no cookie.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: problemSchemas(),
    },
  };
}

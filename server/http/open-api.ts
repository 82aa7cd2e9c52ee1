import * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import type { AnswerText } from '../../contract/answers/define.ts';
import { refusals, type RefusalCode } from '../../contract/errors.ts';
import type { Refusal } from '../../contract/refusals/define.ts';
import { nameKinds } from '../../contract/files.ts';
import { type AnswerCode, answers } from '../../contract/said.ts';
import { problem } from '../../contract/problem.ts';
import { needsPairing, type Route, type Who } from '../../contract/route.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

/** What every route of a kind of caller may be refused, before its own refusals. */
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

/** Every refusal a route can give, in the order in which they are decided. */
export function refusalsOf(route: Route): RefusalCode[] {
  const always: RefusalCode[] = ['TOO_MANY_TRIES', 'BUSY', 'INTERNAL'];
  const pairing: RefusalCode[] = needsPairing(route) ? ['SESSION_NOT_PAIRED'] : [];
  const proof: RefusalCode[] = route.wantsFreshProof ? ['PROOF_NEEDED'] : [];
  const input: RefusalCode[] =
    route.body || route.files || route.query || route.params || route.headers
      ? ['MALFORMED', 'INVALID_FIELDS']
      : [];
  const body: RefusalCode[] =
    route.body || route.files ? ['TOO_SLOW', 'TOO_LARGE', 'UNSUPPORTED_TYPE'] : [];
  const files: RefusalCode[] = route.files
    ? ['FILE_TOO_LARGE', 'FILE_KIND_REFUSED', 'FILE_DAMAGED']
    : [];
  const writing: RefusalCode[] = route.method === 'GET' ? [] : ['OUTCOME_UNKNOWN'];
  const money: RefusalCode[] = route.movesMoney ? ['IN_FLIGHT', 'KEY_REUSED'] : [];
  return [
    ...new Set([
      ...refusalsOfWho[route.who],
      ...pairing,
      ...proof,
      ...body,
      ...input,
      ...files,
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

/** What an answer of one status holds: what the params of its codes are, where they have any. */
function problemSchema(codes: readonly RefusalCode[]): Json {
  const named = codes.filter((code) => 'params' in refusals[code]);
  const any = { $ref: '#/components/schemas/Problem' };
  if (named.length === 0) return any;
  const ofCodes = named.map((code) => ({ $ref: `#/components/schemas/Problem_${code}` }));
  return { anyOf: [...ofCodes, ...(named.length < codes.length ? [any] : [])] };
}

const binary = { type: 'string', format: 'binary' } as const;

/** The body of a call: JSON, or a form of text fields and files. */
function contentOf({ body, files }: Route): Json {
  const fields = body ? schemaOf(body, 'input') : { type: 'object' };
  if (!files) return { 'application/json': { schema: fields } };
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
    const text: AnswerText = answers[code];
    return typeof text === 'string' ? [] : [schemaOf(text.params, 'output')];
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

function operationOf(name: string, route: Route): Json {
  return {
    operationId: name,
    summary: route.summary,
    'x-who': route.who,
    security: route.who === 'anyone' ? [] : [{ bearer: [] }],
    parameters: parametersOf(route),
    ...(route.body || route.files
      ? { requestBody: { required: true, content: contentOf(route) } }
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
        'documents with a stable code; what is said of a thing that was done has one, too.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: problemSchemas(),
    },
  };
}

import type { IncomingMessage } from 'node:http';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type FileRule, maxFileBytes, type UploadedFile } from '../../contract/values/files.ts';
import { Refusal, refuse } from '../base/refusal.ts';
import { fileKindOf } from '../services/files/file-kind.ts';
import { refuseFile } from '../services/files/prepare-upload.ts';
import { type Caller, goneRefusal } from '../services/turns/caller.ts';
import { createFairPlaces } from '../services/turns/fair-places.ts';

/**
 * Everything else is no name of ours; with these alone no name can reach a prototype. `_id` may
 * come along and is ignored.
 */
const fieldName = /^_?[A-Za-z][A-Za-z0-9]{0,63}$/;

type Rules = Record<string, FileRule>;

/**
 * A form as it came in: text fields not yet judged by a schema, files of the kinds their rules
 * allow.
 */
export interface Upload {
  fields: Record<string, string>;
  files: Record<string, UploadedFile | undefined>;
}

const codeOf = (error: unknown) => (error as { code?: string }).code;
const limitCodes = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);

function refuseField(name: string, text: string): never {
  return refuse('INVALID_FIELDS', { fields: { [name]: text }, params: { first: text } });
}

async function readFilePart(
  part: MultipartFile,
  rules: Rules,
  memory: UploadMemory,
): Promise<UploadedFile | undefined> {
  const { fieldname: name } = part;
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) return refuseField(name, 'Unknown field.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    // At once, not at its end: it may have none.
    if (size > (rule.maxBytes ?? maxFileBytes))
      refuseFile(
        name,
        'FILE_TOO_LARGE',
        rule.maxBytes === undefined ? {} : { kilobytes: rule.maxBytes / 1024 },
      );
    memory.take(chunk.length);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  // A browser sends a field in which nothing was chosen as a file without a name and without a
  // single byte.
  if (bytes.length === 0 && part.filename === '' && rule.required === undefined) return undefined;
  if (bytes.length === 0) refuseField(name, rule.required ?? 'This file is empty.');
  const kind = await fileKindOf(bytes);
  if (kind === undefined || !rule.kinds.includes(kind))
    return refuseFile(name, 'FILE_KIND_REFUSED', { kinds: rule.kinds });
  return { kind, bytes };
}

function readTextPart({ fieldname, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) refuseField(fieldname, 'This text is too long.');
  return typeof value === 'string' ? value : refuse('MALFORMED');
}

async function readParts(
  request: FastifyRequest,
  rules: Rules,
  memory: UploadMemory,
): Promise<Upload> {
  const [fields, files] = [new Map<string, string>(), new Map<string, UploadedFile | undefined>()];
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (!fieldName.test(name)) refuse('MALFORMED');
    if (fields.has(name) || files.has(name))
      refuseField(name, 'This field was sent more than once.');
    if (part.type === 'file') files.set(name, await readFilePart(part, rules, memory));
    else if (Object.hasOwn(rules, name)) refuseField(name, 'This must be a file.');
    else fields.set(name, readTextPart(part));
  }
  for (const [name, { required }] of Object.entries(rules))
    if (required !== undefined && !files.has(name)) refuseField(name, required);
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

/**
 * Reads a multipart body while it streams; only what the rules ask for is kept, in memory, until
 * `memory` is given back.
 * @throws {Refusal} UNSUPPORTED_TYPE, MALFORMED, TOO_LARGE, INVALID_FIELDS, FILE_TOO_LARGE,
 * FILE_KIND_REFUSED, BUSY.
 */
export async function readUpload(
  request: FastifyRequest,
  rules: Rules,
  memory: UploadMemory,
): Promise<Upload> {
  if (!request.isMultipart()) refuse('UNSUPPORTED_TYPE');
  try {
    return await Promise.race([
      readParts(request, rules, memory),
      whenGone(memory.caller),
      endlessForm(request.raw, maxFormBytes(rules)),
    ]);
  } catch (error) {
    // The rest is not read, only drained: a connection that is kept must not stall.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Refusal) throw error;
    // Only the sender's own bytes are read here, so what fails is their fault.
    return refuse(limitCodes.has(codeOf(error) ?? '') ? 'TOO_LARGE' : 'MALFORMED');
  }
}

export const maxTextFields = 32;
export const maxTextBytes = 16_384;

/**
 * A body of up to this many times the accepted size is read and dropped, so that the browser
 * receives the refusal; one that is cut off never shows it.
 */
export const hearOutTimes = 4;

/** A caller who is cut off has this long to read the refusal; nothing more is read from them. */
const lastWordMs = 1_000;

/** The most bytes of a form with these files, with every text field as long as it may be. */
export function maxFormBytes(rules: Record<string, FileRule>): number {
  const files = Object.values(rules).reduce(
    (sum, { maxBytes = maxFileBytes }) => sum + maxBytes,
    0,
  );
  return files + maxTextFields * maxTextBytes;
}

/**
 * Rejects with TOO_LARGE once more has come than a form can have, whatever part it claims to be of;
 * cuts off who then goes on without end. A parser that waits for the end of a text or a heading
 * would read for ever.
 */
function endlessForm(raw: IncomingMessage, maxBytes: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) reject(new Refusal('TOO_LARGE', {}));
    if (bytes <= hearOutTimes * maxBytes) return;
    raw.off('data', count).pause();
    setTimeout(() => raw.socket.destroy(), lastWordMs).unref();
  };
  raw.on('data', count);
  return promise;
}

/** Rejects once no one waits for the answer, or the bank needs the memory for another sender. */
function whenGone(caller: Caller): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  caller.gone?.addEventListener('abort', () => reject(goneRefusal(caller)), { once: true });
  return promise;
}

/** The memory that all uploads of this process together may fill. */
const memory = createFairPlaces(64 * 1024 * 1024);

/**
 * The memory for uploads that one request has taken. A slow sender holds what has arrived and no
 * more; a sender who holds much makes room for the next one.
 */
interface UploadMemory {
  /** The sender; gone, too, once another sender needs the memory. */
  caller: Caller;
  /** @throws {Refusal} BUSY (503) when all of it is in use. */
  take(bytes: number): void;
  giveBack(): void;
}

export function uploadMemory(caller: Caller): UploadMemory {
  const displaced = new AbortController();
  const gone = AbortSignal.any([displaced.signal, ...(caller.gone ? [caller.gone] : [])]);
  const place = memory.take(caller, 0, () =>
    displaced.abort(new Refusal('BUSY', { retryAfterSeconds: 5 })),
  );
  return {
    caller: { person: caller.person, network: caller.network, gone },
    take: (bytes) => place.grow(bytes),
    giveBack: () => place.giveBack(),
  };
}

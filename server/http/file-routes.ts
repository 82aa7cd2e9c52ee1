import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  getFilePageRoute,
  getFilePagesRoute,
  getFileRoute,
  getSignedFileRoute,
} from '../../contract/stored-files.ts';
import { recordAudit, type AuditEvent } from '../services/audit/audit-event.ts';
import type { Bank } from '../bank.ts';
import { actorName, type Context, type SignedInContext } from '../context.ts';
import { readFile, type ReadableFile } from '../services/files/stored-file.ts';
import { isSignedNow, type SignedFile } from '../services/files/signed-path.ts';
import { refuse } from '../base/refusal.ts';
import { refuseProof } from './refuse-proof.ts';
import { bindRoute } from './bind-route.ts';
import { isPaired } from './paired-cookie.ts';

const answerOf = ({ id, mediaType, bytes }: ReadableFile) =>
  ({
    status: 200,
    download: { mediaType, name: `${id}.${mediaType === 'image/jpeg' ? 'jpg' : 'pdf'}`, bytes },
  }) as const;

/** That staff have opened a customer's file. */
const lookAt = ({ id, ownerId, purpose }: ReadableFile): AuditEvent => ({
  action: 'file.viewed',
  subject: `user:${ownerId}`,
  details: { file: id, purpose },
});

/** Whether this session may do now what only staff may. */
const isStaffNow = async ({ bank, session }: SignedInContext): Promise<boolean> =>
  session.rights.includes('see-customers') &&
  !session.passwordChangeRequired &&
  !(await bank.sessions.lacksTwoSteps(session));

interface Look {
  id: string;
  request: FastifyRequest;
  /** The bytes as they came, not a picture of them. */
  isOriginal: boolean;
}

/**
 * Staff open an identity document, and a PDF as it came, with a proof of the last minutes: at an
 * open desk neither leaves the bank.
 */
async function requireFreshProof(
  { bank, session }: SignedInContext,
  { purpose, mediaType }: ReadableFile,
  { isOriginal }: Look,
): Promise<void> {
  const isGuarded = purpose === 'id_document' || (isOriginal && mediaType === 'application/pdf');
  const factor = isGuarded ? await bank.sessions.freshProofWanted(session) : undefined;
  if (factor) refuseProof(factor);
}

/** Only staff can tell another customer's file from none. */
async function readOwnFile(ctx: SignedInContext, look: Look): Promise<ReadableFile> {
  const { id, request } = look;
  const { bank, session } = ctx;
  const file = await readFile(bank, id);
  if (!file) return refuse('FILE_NOT_FOUND');
  if (file.ownerId === session.userId) return file;
  if (!(await isStaffNow(ctx))) return refuse('FILE_NOT_FOUND');
  if (!isPaired(bank.config, request, session.cookieHash)) return refuse('SESSION_NOT_PAIRED');
  await requireFreshProof(ctx, file, look);
  await recordAudit(bank.db, ctx, lookAt(file));
  return file;
}

/** The file of an address that was given to somebody less than a minute ago. */
async function readSignedFile(
  ctx: Context,
  { viewer, ...address }: SignedFile,
): Promise<ReadableFile> {
  const { bank } = ctx;
  if (!isSignedNow(bank, { viewer, ...address })) return refuse('FILE_NOT_FOUND');
  const file = (await readFile(bank, address.id)) ?? refuse('FILE_NOT_FOUND');
  if (file.ownerId === viewer) return file;
  // Only staff are given addresses of other people's files.
  await recordAudit(
    bank.db,
    { ...ctx, actor: { name: actorName({ role: 'admin', id: viewer }), channel: 'staff' } },
    lookAt(file),
  );
  return file;
}

/** Wide enough to read a letter of a page. */
const pageSide = 1_600;

async function pagesOf({ inspector }: Bank, { mediaType, bytes }: ReadableFile): Promise<number> {
  if (mediaType === 'image/jpeg') return 1;
  const result = await inspector.inspect({ look: 'pdf', bytes });
  return result.found === 'pdf' ? result.pages : refuse('FILE_DAMAGED');
}

async function pageOf(
  { inspector }: Bank,
  { mediaType, bytes }: ReadableFile,
  page: number,
): Promise<Buffer> {
  if (mediaType === 'image/jpeg') return page === 1 ? bytes : refuse('FILE_NOT_FOUND');
  const result = await inspector.inspect({ look: 'page', bytes, page, maxSide: pageSide });
  if (result.found !== 'page') return refuse('FILE_DAMAGED');
  return result.picture ? Buffer.from(result.picture) : refuse('FILE_NOT_FOUND');
}

export function bindFiles(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getFileRoute).to(async (ctx, { params }, { request }) =>
    answerOf(await readOwnFile(ctx, { id: params.id, request, isOriginal: true })),
  );

  bindRoute(app, bank, getFilePagesRoute).to(async (ctx, { params }, { request }) => {
    const file = await readOwnFile(ctx, { id: params.id, request, isOriginal: false });
    return { status: 200, body: { mediaType: file.mediaType, pages: await pagesOf(bank, file) } };
  });

  bindRoute(app, bank, getFilePageRoute).to(async (ctx, { params }, { request }) => {
    const file = await readOwnFile(ctx, { id: params.id, request, isOriginal: false });
    const bytes = await pageOf(bank, file, Number(params.page));
    const name = `${file.id}-${params.page}.jpg`;
    return { status: 200, download: { mediaType: 'image/jpeg', name, bytes } };
  });

  bindRoute(app, bank, getSignedFileRoute).to(async (ctx, { params, query }) =>
    answerOf(await readSignedFile(ctx, { ...params, ...query })),
  );
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getFileRoute, getSignedFileRoute } from '../../contract/stored-files.ts';
import { recordAudit, type AuditEvent } from '../services/audit/audit-event.ts';
import type { Bank } from '../bank.ts';
import { actorName, type Context, type SignedInContext } from '../context.ts';
import { readFile, type ReadableFile } from '../services/files/stored-file.ts';
import { isSignedNow, type SignedFile } from '../services/files/signed-path.ts';
import { refuse } from '../base/refusal.ts';
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

/** Only staff can tell another customer's file from none. */
async function readOwnFile(
  ctx: SignedInContext,
  id: string,
  request: FastifyRequest,
): Promise<ReadableFile> {
  const { bank, session } = ctx;
  const file = await readFile(bank, id);
  if (!file) return refuse('FILE_NOT_FOUND');
  if (file.ownerId === session.userId) return file;
  if (!(await isStaffNow(ctx))) return refuse('FILE_NOT_FOUND');
  if (!isPaired(bank.config, request, session.cookieHash)) return refuse('SESSION_NOT_PAIRED');
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

export function bindFiles(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getFileRoute).to(async (ctx, { params }, { request }) =>
    answerOf(await readOwnFile(ctx, params.id, request)),
  );

  bindRoute(app, bank, getSignedFileRoute).to(async (ctx, { params, query }) =>
    answerOf(await readSignedFile(ctx, { ...params, ...query })),
  );
}

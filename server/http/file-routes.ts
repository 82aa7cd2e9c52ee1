import type { FastifyInstance } from 'fastify';
import { getFile, getSignedFile } from '../../contract/stored-files.ts';
import { recordAudit } from '../audit/audit-event.ts';
import type { Bank } from '../bank.ts';
import type { SignedInContext } from '../context.ts';
import { readFile, type ReadableFile } from '../files/read-file.ts';
import { isSignedNow } from '../files/signed-path.ts';
import { refuse } from '../refusal.ts';
import { bindRoute } from './bind-route.ts';
import { lacksTwoSteps } from './lacks-two-steps.ts';

const answerOf = ({ id, mediaType, bytes }: ReadableFile) =>
  ({ status: 200, download: { mediaType, name: `${id}.${mediaType === 'image/jpeg' ? 'jpg' : 'pdf'}`, bytes } }) as const;

/** Somebody else's file is told apart from none only by staff. */
async function readOwnFile(ctx: SignedInContext, id: string): Promise<ReadableFile> {
  const { bank, session } = ctx;
  const file = await readFile(bank, id);
  if (!file) return refuse('FILE_NOT_FOUND');
  if (file.ownerId === session.userId) return file;
  if (session.role !== 'admin' || session.passwordChangeRequired || (await lacksTwoSteps(bank, session))) return refuse('FILE_NOT_FOUND');
  await recordAudit(bank.db, ctx, { action: 'file.viewed', subject: `user:${file.ownerId}`, details: { file: id, purpose: file.purpose } });
  return file;
}

export function bindFiles(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getFile).to(async (ctx, { params }) => answerOf(await readOwnFile(ctx, params.id)));

  bindRoute(app, bank, getSignedFile).to(async (_ctx, { params, query }) => {
    if (!isSignedNow(bank, { id: params.id, ...query })) refuse('FILE_NOT_FOUND');
    return answerOf((await readFile(bank, params.id)) ?? refuse('FILE_NOT_FOUND'));
  });
}

import {
  getFilePageRoute,
  getFilePagesRoute,
  getFileRoute,
  getSignedFileRoute,
} from '../../contract/people/stored-files.ts';
import { getVoucherRoute } from '../../contract/staff/vouchers.ts';
import type { Right } from '../../contract/values/rights.ts';
import { recordAudit, type AuditEvent } from '../services/audit/audit-event.ts';
import { actorName, type Context, type SignedInContext } from '../context.ts';
import { type FileFacts, findFileFacts } from '../services/files/files-store.ts';
import { pagesOf, readPage } from '../services/files/show-pages.ts';
import { readFile, type ReadableFile } from '../services/files/stored-file.ts';
import { isSignedNow, type SignedFile } from '../services/files/signed-path.ts';
import { refuse } from '../base/refusal.ts';
import { refuseProof } from './refuse-proof.ts';
import { answerTo, bindRoute } from './bind-route.ts';

const answerOf = ({ id, mediaType, bytes }: ReadableFile) =>
  ({
    status: 200,
    download: { mediaType, name: `${id}.${mediaType === 'image/jpeg' ? 'jpg' : 'pdf'}`, bytes },
  }) as const;

/** That staff have opened a customer's file. */
const lookAt = ({ id, ownerId, purpose }: FileFacts): AuditEvent => ({
  action: 'file.viewed',
  subject: `user:${ownerId}`,
  details: { file: id, purpose },
});

/** Staff see the files of customers, and the evidence of a voucher as they see the voucher. */
const maySee = (rights: readonly Right[], { purpose }: FileFacts): boolean =>
  (purpose === 'voucher' ? getVoucherRoute.right : (['see-customers'] as const)).some((right) =>
    rights.includes(right),
  );

/** Says whether this session may see a file of another person as staff now. */
const maySeeNow = async ({ bank, session }: SignedInContext, file: FileFacts): Promise<boolean> =>
  maySee(session.rights, file) &&
  !session.passwordChangeRequired &&
  !(await bank.sessions.lacksTwoSteps(session));

interface Look {
  id: string;
  /** The bytes as they came, not a picture of them. */
  isOriginal: boolean;
}

/**
 * Staff open an identity document, and a PDF as it came, with a proof of the last minutes: at an
 * open desk neither leaves the bank.
 */
async function requireFreshProof(
  { bank, session }: SignedInContext,
  { purpose, mediaType }: FileFacts,
  { isOriginal }: Look,
): Promise<void> {
  const isGuarded = purpose === 'id_document' || (isOriginal && mediaType === 'application/pdf');
  const factor = isGuarded ? await bank.sessions.freshProofWanted(session) : undefined;
  if (factor) refuseProof(factor);
}

/** Only staff can tell another customer's file from none. */
async function findOwnFile(ctx: SignedInContext, look: Look): Promise<FileFacts> {
  const { bank, session } = ctx;
  const file = await findFileFacts(bank.db, look.id);
  if (!file) return refuse('FILE_NOT_FOUND');
  if (file.ownerId === session.userId) return file;
  if (!(await maySeeNow(ctx, file))) return refuse('FILE_NOT_FOUND');
  await requireFreshProof(ctx, file, look);
  await recordAudit(bank.db, ctx, lookAt(file));
  return file;
}

/** The file of an address that its viewer was given less than a minute ago. */
async function readSignedFile(
  ctx: Context,
  { viewer, ...address }: SignedFile,
): Promise<ReadableFile> {
  const { bank } = ctx;
  if (!isSignedNow(bank, { viewer, ...address })) return refuse('FILE_NOT_FOUND');
  const file = (await readFile(bank, address.id)) ?? refuse('FILE_NOT_FOUND');
  if (file.ownerId === viewer) return file;
  // Only staff are given addresses of other people's files.
  const name = actorName({ role: 'admin', id: viewer });
  await bank.db.tx(async (tx) => {
    if (!maySee(await bank.sessions.lockRights(tx, viewer), file)) refuse('FILE_NOT_FOUND');
    await recordAudit(tx, { ...ctx, actor: { name, channel: 'staff' } }, lookAt(file));
  });
  return file;
}

export const callsOfFiles = [
  bindRoute(getFileRoute, async (ctx, { params: { id } }) => {
    await findOwnFile(ctx, { id, isOriginal: true });
    return answerOf((await readFile(ctx.bank, id)) ?? refuse('FILE_NOT_FOUND'));
  }),

  answerTo(getFilePagesRoute, async (ctx, { params }) => {
    const file = await findOwnFile(ctx, { id: params.id, isOriginal: false });
    return { mediaType: file.mediaType, pages: await pagesOf(ctx, file) };
  }),

  bindRoute(getFilePageRoute, async (ctx, { params }) => {
    const file = await findOwnFile(ctx, { id: params.id, isOriginal: false });
    const bytes = await readPage(ctx, file, Number(params.page));
    const name = `${file.id}-${params.page}.jpg`;
    return { status: 200, download: { mediaType: 'image/jpeg' as const, name, bytes } };
  }),

  bindRoute(getSignedFileRoute, async (ctx, { params, query }) =>
    answerOf(await readSignedFile(ctx, { ...params, ...query })),
  ),
];

import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { countRequest } from '../limits/count-request.ts';
import type { LimitRule } from '../limits/limiter.ts';
import { pageSide } from './draw-document.ts';
import { type FileFacts, setPageCount } from './files-store.ts';
import type { InspectionResult } from './inspection.ts';
import { fileRefusals } from './prepare-upload.ts';
import { readFile } from './stored-file.ts';
import { keepPage, openPage } from './stored-page.ts';

/** A file from before pages were kept is counted and drawn at the first look. */
const perPerson: LimitRule = { name: 'page-drawing', points: 60, duration: 600 };

/** Read when it is its turn, so that what waits holds no memory. */
const bytesOf = async ({ bank }: SignedInContext, { id }: FileFacts): Promise<Buffer> =>
  (await readFile(bank, id))?.bytes ?? refuse('FILE_NOT_FOUND');

const unrefused = (result: InspectionResult) =>
  result.found === 'refused' ? refuse(fileRefusals[result.why]) : result;

/** @returns the number of pages that a file is shown as; a picture has one. */
export async function pagesOf(ctx: SignedInContext, file: FileFacts): Promise<number> {
  if (file.mediaType === 'image/jpeg') return 1;
  if (file.pages !== null) return file.pages;
  const { bank, caller, session } = ctx;
  await countRequest(bank, perPerson, session.userId);
  const looked = await bank.inspector.drawings(caller, async (ask) =>
    unrefused(await ask({ look: 'pdf', bytes: await bytesOf(ctx, file) })),
  );
  if (looked.found !== 'pdf') return refuse('FILE_DAMAGED');
  await setPageCount(bank.db, file.id, looked.pages);
  return looked.pages;
}

async function drawAndKeep(
  ctx: SignedInContext,
  file: FileFacts,
  page: number,
): Promise<Buffer | undefined> {
  const { bank, caller, session } = ctx;
  await countRequest(bank, perPerson, session.userId);
  return await bank.inspector.drawings(caller, async (ask) => {
    // A colleague who asked for it before had the turn before.
    const kept = await openPage(bank, file.id, page);
    if (kept) return kept;
    const bytes = await bytesOf(ctx, file);
    const drawn = unrefused(await ask({ look: 'page', bytes, page, maxSide: pageSide }));
    if (drawn.found !== 'page' || !drawn.picture) return undefined;
    const picture = Buffer.from(drawn.picture);
    await keepPage(bank, { fileId: file.id, page, ownerId: file.ownerId }, picture);
    return picture;
  });
}

/**
 * A page of a file as a picture, from 1: as it was drawn when the file was handed in, or drawn now
 * and kept.
 * @throws {Refusal} FILE_NOT_FOUND where there is no such page; FILE_DAMAGED, FILE_TOO_SLOW,
 * TOO_MANY_TRIES, BUSY.
 */
export async function readPage(
  ctx: SignedInContext,
  file: FileFacts,
  page: number,
): Promise<Buffer> {
  const { bank } = ctx;
  if (file.mediaType === 'image/jpeg')
    return page === 1 ? await bytesOf(ctx, file) : refuse('FILE_NOT_FOUND');
  if (file.pages !== null && page > file.pages) return refuse('FILE_NOT_FOUND');
  return (
    (await openPage(bank, file.id, page)) ??
    (await drawAndKeep(ctx, file, page)) ??
    refuse('FILE_NOT_FOUND')
  );
}

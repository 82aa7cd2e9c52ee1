import type { TextParams } from '../../../contract/calls/errors.ts';
import type { UploadedFile } from '../../../contract/values/files.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Context } from '../../context.ts';
import { drawDocument, mostPages } from './draw-document.ts';
import type { InspectionRefusal } from './inspection.ts';

/** A file that was looked into and may be stored. */
export interface PreparedFile {
  mediaType: 'image/jpeg' | 'application/pdf';
  bytes: Buffer;
  /** A PDF as it is shown, page by page, each a JPEG. */
  pages?: Buffer[];
}

export interface PreparedPicture extends PreparedFile {
  mediaType: 'image/jpeg';
  /** As it came in, upright. */
  width: number;
  height: number;
  /** 256 bits, `0` and `1`: two pictures of one thing differ in few of them. */
  likeness: string;
}

interface Upload {
  /** The field it came in, so that a refusal can be shown next to it. */
  field: string;
  file: UploadedFile;
  /** The longer side of a picture is made at most this long, in pixels. */
  maxSide: number;
}

type FileRefusal =
  | 'FILE_DAMAGED'
  | 'FILE_TOO_LARGE'
  | 'FILE_ACTIVE'
  | 'FILE_KIND_REFUSED'
  | 'FILE_TOO_LONG'
  | 'FILE_TOO_SLOW';

export const fileRefusals: Record<InspectionRefusal, FileRefusal> = {
  damaged: 'FILE_DAMAGED',
  'too many pixels': 'FILE_TOO_LARGE',
  active: 'FILE_ACTIVE',
  'too slow': 'FILE_TOO_SLOW',
};

/**
 * Draws a picture again, as a JPEG without anything that was not a pixel.
 * @throws {Refusal} FILE_DAMAGED, FILE_TOO_LARGE and FILE_TOO_SLOW, which name the field; and as
 * `FairQueue`.
 */
export async function preparePicture(
  { bank, caller }: Context,
  { field, file: { bytes }, maxSide }: Upload,
): Promise<PreparedPicture> {
  const result = await bank.inspector.uploads(caller, (ask) =>
    ask({ look: 'picture', bytes, maxSide }),
  );
  if (result.found === 'picture') return { mediaType: 'image/jpeg', ...result.picture };
  return refuseFile(field, result.found === 'refused' ? fileRefusals[result.why] : 'FILE_DAMAGED');
}

/**
 * A picture drawn again, or a PDF as it came, if nothing in it acts, with a picture of each page.
 * @throws {Refusal} as `preparePicture` does, FILE_ACTIVE and FILE_TOO_LONG.
 */
export async function prepareUpload(ctx: Context, upload: Upload): Promise<PreparedFile> {
  const { field, file } = upload;
  if (file.kind !== 'pdf') return await preparePicture(ctx, upload);
  const drawn = await drawDocument(ctx.bank, ctx.caller, file.bytes);
  if ('pages' in drawn)
    return { mediaType: 'application/pdf', bytes: Buffer.from(file.bytes), pages: drawn.pages };
  if (drawn.refused === 'too many pages')
    return refuseFile(field, 'FILE_TOO_LONG', { pages: mostPages });
  return refuseFile(field, fileRefusals[drawn.refused]);
}

/** Refuses one file of a form, by the name it came under. */
export function refuseFile(field: string, code: FileRefusal, params?: TextParams): never {
  throw new Refusal(code, { params, about: [field] });
}

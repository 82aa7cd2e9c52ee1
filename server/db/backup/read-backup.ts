import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  formatName,
  formatVersion,
  type BackupHeader,
  type BackupTrailer,
} from './backup-format.ts';

/** Some rows of one table, each the JSON text of a list. */
export interface RowBatch {
  table: string;
  rows: string[];
}

// A row may be a whole file, so a batch is bounded both ways.
const rowsPerBatch = 1_000;
const textPerBatch = 4 * 1024 * 1024;

/**
 * Reads a backup to its end and answers its header. Throws `BackupError` when it is cut short,
 * changed or no backup: nothing of it can be trusted then.
 */
export async function verifyBackup(file: string): Promise<BackupHeader> {
  const hash = createHash('sha256');
  let header: BackupHeader | undefined;
  let trailer: BackupTrailer | undefined;
  let rows = 0;
  for await (const lines of readLines(file)) {
    for (const line of lines) {
      if (trailer)
        throw new BackupError(
          `${file} goes on after its end. It was changed; take another backup.`,
        );
      header ??= readHeader(file, line);
      if (line.startsWith('{"sha256"')) trailer = JSON.parse(line) as BackupTrailer;
      else hash.update(`${line}\n`);
      if (line.startsWith('[')) rows += 1;
    }
  }
  if (!header || trailer?.sha256 !== hash.digest('hex') || trailer.rows !== rows)
    throw new BackupError(
      `${file} is not a whole backup: its checksum is missing or wrong. Nothing was restored; ` +
        'take another backup.',
    );
  return header;
}

/** The rows of a backup that `verifyBackup` found whole, in the order of the file. */
export async function* readRows(file: string): AsyncGenerator<RowBatch> {
  let batch: RowBatch = { table: '', rows: [] };
  let textLength = 0;
  for await (const lines of readLines(file)) {
    for (const line of lines) {
      if (line.startsWith('{"table"')) {
        if (batch.rows.length > 0) yield batch;
        batch = { table: (JSON.parse(line) as { table: string }).table, rows: [] };
      } else if (line.startsWith('[')) {
        batch.rows.push(line);
        textLength += line.length;
      }
      if (batch.rows.length === rowsPerBatch || textLength > textPerBatch) {
        yield batch;
        textLength = 0;
        batch = { table: batch.table, rows: [] };
      }
    }
  }
  if (batch.rows.length > 0) yield batch;
}

function readHeader(file: string, line: string): BackupHeader {
  const header = parse(line) as Partial<BackupHeader> | undefined;
  if (header?.format !== formatName) throw new BackupError(`${file} is not a backup of this bank.`);
  if (header.version !== formatVersion)
    throw new BackupError(
      `${file} was written in format ${header.version}, and this version of the bank reads ` +
        `format ${formatVersion}.`,
    );
  return header as BackupHeader;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

// Not readline: it also splits at characters that a JSON text may hold.
async function* readLines(file: string): AsyncGenerator<string[]> {
  const gunzip = createGunzip();
  const source = createReadStream(file).on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip.setEncoding('utf8'));
  // A line may be much longer than a chunk, so its pieces are put together once.
  let rest: string[] = [];
  try {
    for await (const chunk of gunzip) {
      const [end = '', ...others] = String(chunk).split('\n');
      rest.push(end);
      if (others.length === 0) continue;
      const lines = [rest.join(''), ...others];
      rest = [lines.pop() ?? ''];
      yield lines;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BackupError(`There is no file ${file}.`, { cause: error });
    throw new BackupError(
      `${file} is not a whole backup (${(error as Error).message}). Nothing was restored; take ` +
        'another backup.',
      { cause: error },
    );
  } finally {
    source.destroy();
  }
  const last = rest.join('');
  if (last !== '') yield [last];
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Tx } from '../database.ts';
import {
  formatName,
  formatVersion,
  type BackupHeader,
  type BackupTrailer,
  type TableShape,
} from './backup-format.ts';
import { quoteName, readSequences, readTableShapes, sourceOf } from './table-shapes.ts';

// Keep memory bounded, however large a table is and however large its rows are: a row may be a
// whole file.
const maxRowsPerFetch = 2_000;
const textPerFetch = 4 * 1024 * 1024;
const firstFetch = 4;

/** The number of rows to ask for next, after rows as large as these. */
function nextFetch(text: string, rowCount: number): number {
  return Math.min(
    maxRowsPerFetch,
    Math.max(1, Math.floor((textPerFetch * rowCount) / text.length)),
  );
}

// Twice the speed of the default for a tenth more bytes.
const gzipLevel = 3;

/**
 * Writes the whole bank, as of one moment, to a sink and ends it. On PostgreSQL other writers go
 * on; the embedded engine is copied first (`copyEmbedded`). The database must be opened as a tool.
 * @param openSink called again for a read that a standby ended, and that begins once more.
 */
export async function writeBackup(database: Database, openSink: () => Writable): Promise<void> {
  let sink: Writable | undefined;
  await database.tx(async (tx) => {
    // Output that the try before still writes must not end up in this one.
    if (sink && !sink.closed) await once(sink, 'close');
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    sink = openSink();
    await pipeline(Readable.from(sealedLines(tx)), createGzip({ level: gzipLevel }), sink);
  });
}

// Many lines go out as one piece of text, because a piece per row would cost more than the row.
async function* sealedLines(tx: Tx): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const { text, rowCount } of pieces(tx)) {
    hash.update(text);
    rows += rowCount;
    yield text;
  }
  const trailer: BackupTrailer = { sha256: hash.digest('hex'), rows };
  yield `${JSON.stringify(trailer)}\n`;
}

async function* pieces(tx: Tx): AsyncGenerator<{ text: string; rowCount: number }> {
  const header = await readHeader(tx);
  yield { text: `${JSON.stringify(header)}\n`, rowCount: 0 };
  for (const table of header.tables) {
    yield { text: `${JSON.stringify({ table: table.name })}\n`, rowCount: 0 };
    yield* tableRows(tx, table);
  }
}

async function readHeader(tx: Tx): Promise<BackupHeader> {
  const migrations = await tx.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM schema_migration ORDER BY name',
  );
  const now = await tx.query<{ now: Temporal.Instant }>('SELECT now() AS now');
  return {
    format: formatName,
    version: formatVersion,
    createdAt: String(now.rows[0]?.now),
    migrations: migrations.rows,
    tables: await readTableShapes(tx),
    sequences: await readSequences(tx),
  };
}

async function* tableRows(
  tx: Tx,
  table: TableShape,
): AsyncGenerator<{ text: string; rowCount: number }> {
  const texts = table.columns.map(({ name }) => `${quoteName(name)}::text`).join(', ');
  await tx.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${texts}])::text AS line
      FROM ${await sourceOf(tx, table.name)}`,
  );
  for (let asked = firstFetch; ; ) {
    const { rows } = await tx.query<{ line: string }>(`FETCH ${asked} FROM backup_rows`);
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => `${line}\n`).join('');
    yield { text, rowCount: rows.length };
    asked = nextFetch(text, rows.length);
  }
  await tx.query('CLOSE backup_rows');
}

/*
 * A backup is gzipped text, one JSON value a line, so that `zcat FILE | head` shows what it is:
 *   a header; for each table a line naming it and then its rows, each a list of the columns' PostgreSQL texts; a trailer with the SHA-256 of all lines before it.
 * Texts and not an engine's own format, because a bank moves from the embedded engine to PostgreSQL
 * by backup and restore.
 */

export const formatName = 'larkmoor-backup';
export const formatVersion = 1;

export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

export interface BackupHeader {
  format: typeof formatName;
  version: number;
  createdAt: string;
  migrations: { name: string; sha256: string }[];
  tables: TableShape[];
  /** The last value of each counter; null when it was never used. */
  sequences: { name: string; lastValue: string | null }[];
}

export interface BackupTrailer {
  sha256: string;
  rows: number;
}

/**
 * A file that is no backup, or not a whole one, or one this code cannot restore; the text says
 * which.
 */
export class BackupError extends Error {
  override name = 'BackupError';
}

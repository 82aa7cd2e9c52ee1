import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process of its own that writes rows into an embedded bank: see `write-rows.ts`. */
export interface RowWriter {
  process: ChildProcess;
  /** Its exit code, and what it said on stderr. */
  ended: Promise<{ code: number | null; said: string }>;
  /** The lines that it recorded so far. */
  record(): string[];
  /** Resolves when a recorded line begins with `beginning`, fails when the process ended before. */
  waitFor(beginning: string): Promise<void>;
  /** Makes the disk of a writer that records fsyncs fail, or work again. */
  breakDisk(): void;
  mendDisk(): void;
}

export function startRowWriter(
  dataDir: string,
  options: { rows?: number; recordsFsyncs?: boolean } = {},
): RowWriter {
  const recordFile = join(dataDir, 'record');
  const preload = options.recordsFsyncs
    ? ['--import', join(import.meta.dirname, 'record-fsyncs.ts')]
    : [];
  const env = {
    PATH: process.env['PATH'],
    BANK_DATA_DIR: dataDir,
    RECORD_FILE: recordFile,
    ...(options.rows !== undefined && { ROWS: String(options.rows) }),
  };
  const child = spawn(process.execPath, [...preload, join(import.meta.dirname, 'write-rows.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
  const record = (): string[] =>
    existsSync(recordFile) ? readFileSync(recordFile, 'utf8').trim().split('\n') : [];
  const waitFor = async (beginning: string): Promise<void> => {
    while (!record().some((line) => line.startsWith(beginning))) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The writer ended before it recorded "${beginning}": ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const brokenDisk = `${recordFile}.broken-disk`;
  return {
    process: child,
    ended,
    record,
    waitFor,
    breakDisk: () => writeFileSync(brokenDisk, ''),
    mendDisk: () => rmSync(brokenDisk),
  };
}

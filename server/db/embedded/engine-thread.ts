import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { invariant } from '../../base/invariant.ts';
import { DurableNodeFs } from './durable-node-fs.ts';
import type { EngineOptions, FromEngine, ToEngine } from './engine-host.ts';
import { holdDatabase } from './held-database.ts';

/*
 * The embedded PostgreSQL in its own thread. It speaks PostgreSQL's wire protocol with the `pg`
 * client in the main thread, so that both engines share every line above the socket.
 */

invariant(parentPort, 'The engine runs in a worker thread.');
const port = parentPort;
const options = workerData as EngineOptions;

// A startup packet begins with its length; every other message with its letter.
const firstByteOfStartup = 0;

let failure: string | undefined;
function fail(message: string): void {
  failure ??= message;
}

function say(message: FromEngine): void {
  port.postMessage(message);
}

let isThere = (): boolean => true;

const engine = await PGlite.create({
  fs: options.fsync
    ? new DurableNodeFs(options.folder, (error) => fail(`fsync failed: ${error.message}`))
    : new NodeFS(options.folder),
  // Write-ahead log in files of 1 MB instead of 16: a fresh folder is a third of the size and
  // copied in no time.
  initDbStartParams: ['--wal-segsize=1'],
  startParams: startParams(options.fsync),
  // The staff's search finds parts of words by it; the library is there, and a migration switches
  // it on.
  extensions: { pg_trgm },
  onStderr: (line: string) => {
    // A folder that is gone is no bug of the statement that misses a file first.
    if (line.includes('PANIC:') || (line.includes('ERROR:') && !isThere())) fail(line);
    return false;
  },
});
isThere = holdDatabase(options.folder);

function startParams(fsync: boolean): string[] {
  const settings = {
    fsync: fsync ? 'on' : 'off',
    // The only method that reaches our fsync; fdatasync is an empty function in Emscripten.
    wal_sync_method: 'fsync',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Nothing is replicated from here, and a restore then writes its rows once instead of twice.
    wal_level: 'minimal',
    max_wal_senders: '0',
    // Log files that are used again: while the disk is full, the log still has room.
    min_wal_size: '32MB',
    // The engine fills all of it when it starts: as shipped 128 MB. The system keeps more of the
    // files, and a posting takes as long.
    shared_buffers: '16MB',
  };
  // PGlite's own parameters without -F, which switches fsync off for good.
  const own = PGlite.defaultStartParams.filter((param) => param !== '-F');
  return [
    ...own,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function run(bytes: Uint8Array, answer: (bytes: Uint8Array) => void): Promise<void> {
  await engine.execProtocolRawStream(bytes, { syncToFs: false, onRawData: answer });
}

// The engine has one session for life; what the last client left in it must not meet the next one.
async function cleanSession(): Promise<void> {
  if (engine.isInTransaction()) await engine.exec('ROLLBACK');
  await engine.exec('DISCARD ALL');
}

async function handle(message: ToEngine): Promise<void> {
  if (message.kind === 'stop') {
    await engine.close();
    say({ kind: 'stopped' });
    return;
  }
  const bytes = message.bytes ?? new Uint8Array();
  if (bytes[0] === firstByteOfStartup) await cleanSession();
  await run(bytes, (part) => {
    // After a failed fsync or a PANIC nothing may be confirmed any more.
    if (failure === undefined)
      say({ kind: 'bytes', session: message.session, bytes: part.slice() });
  });
  if (failure !== undefined) {
    say({ kind: 'failed', message: failure });
    process.exit(1);
  }
}

let last: Promise<void> = Promise.resolve();
port.on('message', (message: ToEngine) => {
  last = last
    .then(() => handle(message))
    .catch((error: unknown) => {
      say({ kind: 'failed', message: String(error) });
      process.exit(1);
    });
});
say({ kind: 'ready' });

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { networkCalls, type Call } from '../../fixtures/bank-client.ts';
import { signIn } from '../../fixtures/people.ts';
import { findFreePort } from './free-port.ts';

/**
 * The real server as its own process on a port and a folder of its own: what browser and fault
 * tests talk to.
 */
export interface BankServer {
  origin: string;
  call: Call;
  admin: { username: string; password: string; token: string };
  dataDir: string;
  /** Its process, of the last start. */
  pid(): number;
  /** kill -9, as a crash does it. */
  kill(): Promise<void>;
  /** SIGTERM, as an operator does it. @returns the exit code. */
  stop(): Promise<number | null>;
  /** SIGHUP: the key file is read again. Needs a server that logs (`LOG_LEVEL: 'info'`). */
  reloadKeys(): Promise<void>;
  /**
   * Starts it again on the same data and port, and waits until it answers; with the code of another
   * folder, and its own Node, where one is given.
   */
  start(code?: string): Promise<void>;
  /** All mails, the newest last. */
  outbox(): Promise<string[]>;
  /** The text that it printed until it answered. */
  said(): string;
  /** All that it has printed since, and before. */
  output(): string;
  close(): Promise<void>;
}

const mainFile = join('server', 'main.ts');
const ownCode = join(import.meta.dirname, '..', '..');

/**
 * Waits for a server to say something; fails with everything it said when it ends instead.
 * @returns what it said until then.
 */
async function untilSaid(server: ChildProcess, words: string): Promise<string> {
  let said = '';
  return await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(words)) resolve(said);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) =>
      reject(new Error(`the server ended with ${code} before it said "${words}": ${said}`)),
    );
  });
}

/**
 * @param env for this server only, e.g. `{ BANK_RATE_LIMIT: 'off' }`; with an empty
 * `BANK_ADMIN_PASSWORD` the bank makes one and prints it.
 * @param firstCode the folder of the code it runs first; ours unless given.
 */
export async function startBankServer(
  env: Record<string, string> = {},
  firstCode?: string,
): Promise<BankServer> {
  const folder = await mkdtemp(join(tmpdir(), 'larkmoor-server-'));
  const dataDir = env['BANK_DATA_DIR'] ?? join(folder, 'data');
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const admin = {
    username: 'staff',
    password: env['BANK_ADMIN_PASSWORD'] || 'a-long-staff-password',
    token: '',
  };
  let server: ChildProcess;
  let said = '';
  let output = '';

  const start = async (code?: string) => {
    const node = code === undefined ? process.execPath : join(code, 'node_modules', '.bin', 'node');
    server = spawn(node, [join(code ?? ownCode, mainFile)], {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        BANK_DATA_DIR: dataDir,
        BANK_ADMIN_USERNAME: admin.username,
        BANK_ADMIN_PASSWORD: admin.password,
        BANK_SANDBOX: '1',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    server.stdout?.on('data', keep);
    server.stderr?.on('data', keep);
    const printed = env['BANK_ADMIN_PASSWORD'] === '' && admin.token === '';
    said = await untilSaid(server, printed ? 'shown this once' : ' is open at ');
    if (printed) admin.password = /password +(\S+)/.exec(said)?.[1] ?? '';
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    }
    return server.exitCode;
  };

  await start(firstCode);
  const call = networkCalls(origin);
  admin.token = await signIn(call, admin.username, admin.password);
  return {
    origin,
    call,
    admin,
    dataDir,
    pid: () => server.pid as number,
    said: () => said,
    output: () => output,
    start,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    async reloadKeys() {
      const done = untilSaid(server, 'the key file was read again');
      server.kill('SIGHUP');
      await done;
    },
    outbox: () => readOutboxes([dataDir]),
    async close() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The mails that servers wrote into their data folders, the oldest first. */
export async function readOutboxes(dataDirs: readonly string[]): Promise<string[]> {
  const filesOf = async (outbox: string) => {
    const names = await readdir(outbox).catch(() => []);
    return names.filter((name) => name.endsWith('.eml')).map((name) => join(outbox, name));
  };
  const files = await Promise.all(dataDirs.map((folder) => filesOf(join(folder, 'outbox'))));
  const mails = await Promise.all(
    files.flat().map(async (file) => ({
      writtenAt: (await stat(file, { bigint: true })).mtimeNs,
      text: await readFile(file, 'utf8'),
    })),
  );
  return mails.toSorted((a, b) => Number(a.writtenAt - b.writtenAt)).map(({ text }) => text);
}

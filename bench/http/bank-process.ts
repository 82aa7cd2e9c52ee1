import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../tests/support/free-port.ts';

const mainFile = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
const answerOnlyFile = join(import.meta.dirname, 'answer-only.ts');

/** A server of its own, its log going to a file. */
export interface BankProcess {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** @param log where its output goes, of which a server that ended is quoted. */
export async function untilItAnswers(
  origin: string,
  hasEnded: () => boolean,
  log: string,
): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    if (hasEnded())
      throw new Error(
        `the server ended before it answered:\n${readFileSync(log, 'utf8').slice(-2_000)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The bank as an operator starts it. @param flags of node, e.g. `--cpu-prof`. */
export async function startBankProcess(
  folder: string,
  databaseUrl: string,
  flags: readonly string[],
): Promise<BankProcess> {
  // One customer of the benchmark pays more often than any customer may.
  const settings = {
    BANK_DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    BANK_RATE_LIMIT: 'off',
  };
  return await startServer(folder, () => [...flags, mainFile], settings);
}

/** A server that does nothing but answer. */
export async function startAnswerOnly(folder: string): Promise<BankProcess> {
  return await startServer(folder, (port) => [answerOnlyFile, String(port)], {});
}

async function startServer(
  folder: string,
  command: (port: number) => string[],
  settings: Record<string, string>,
): Promise<BankProcess> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = join(folder, 'server.log');
  const output = openSync(log, 'a');
  const server = spawn(process.execPath, command(port), {
    env: { PATH: process.env['PATH'], PORT: String(port), ...settings },
    stdio: ['ignore', output, output],
  });
  await untilItAnswers(origin, () => server.exitCode !== null, log);
  return {
    origin,
    pid: server.pid as number,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

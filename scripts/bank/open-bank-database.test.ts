import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'larkmoor-no-bank-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function runOnNoBank(...args: string[]): Promise<{ status: number | null; said: string }> {
  const env = { ...process.env, DATABASE_URL: '', BANK_DATA_DIR: join(folder, 'mistyped') };
  const command = spawn(process.execPath, ['scripts/bank.ts', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  command.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [status] = (await once(command, 'close')) as [number | null];
  return { status, said };
}

test('a command that finds no bank says so, and makes none', async () => {
  const rates = join(folder, 'rates.xml');
  writeFileSync(rates, '<rates/>');
  const commands = [
    ['verify'],
    ['backup', join(folder, 'of.bank')],
    ['admin', 'add', 'helper', 'helper@example.com'],
    ['rates', rates],
  ];
  for (const { status, said } of await Promise.all(commands.map((args) => runOnNoBank(...args)))) {
    expect(said).toBe(
      `There is no bank in ${join(folder, 'mistyped')}. Name the bank with BANK_DATA_DIR or ` +
        `DATABASE_URL, as its server has them.\n`,
    );
    expect(status).toBe(1);
  }
  expect(existsSync(join(folder, 'mistyped'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['rates.xml']);
});

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createApplicationRole } from '../db/application-role.ts';
import type { Queryable } from '../db/database.ts';
import { DatabaseUnavailableError, MigrationError } from '../db/errors.ts';
import { exitCodeOf, operatorMessage, peopleMendIt } from './operator-message.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkmoor-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

function failureOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('it was expected to fail');
}

async function listenFailure(port: number, host: string): Promise<unknown> {
  const server = createServer();
  server.listen(port, host);
  const [error] = (await once(server, 'error').catch((thrown: unknown) => [thrown])) as [unknown];
  return error;
}

describe('what an operator can mend is one sentence that says how', () => {
  test('a file for the data folder, a folder for the key file, a missing folder', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const said = (act: () => unknown, place: string) => operatorMessage(failureOf(act), [place]);
    expect(said(() => mkdirSync(join(file, 'data')), join(file, 'data'))).toBe(
      `${join(file, 'data')} cannot be used: a part of the path is a file. Name another place.`,
    );
    expect(said(() => mkdirSync(file), file)).toContain('a file stands where a folder must be');
    expect(said(() => writeFileSync(folder, ''), folder)).toContain(
      'a folder stands where a file must be',
    );
    expect(
      said(() => readFileSync(join(folder, 'none', 'key')), join(folder, 'none', 'key')),
    ).toContain('no folder for it. Make the folder');
  });

  test('a port that somebody has, an address that is not of this machine', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    expect(operatorMessage(await listenFailure(port, '127.0.0.1'), [])).toBe(
      `It cannot listen at 127.0.0.1:${port}: another process listens there. Stop that one, or ` +
        'set another port (PORT; for the figures BANK_METRICS_PORT).',
    );
    holder.close();
    expect(operatorMessage(await listenFailure(0, '203.0.113.9'), [])).toContain(
      'no address of this machine. Set HOST',
    );
  });

  test('a full disk', () => {
    expect(operatorMessage(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }), [])).toBe(
      'The disk is full. Make room, and try again.',
    );
  });
});

test('what is not the operator’s keeps its stack: a file of our own, a mistake in the code', () => {
  expect(
    operatorMessage(
      failureOf(() => readFileSync('/no/such/file')),
      [folder],
    ),
  ).toBeUndefined();
  expect(operatorMessage(new TypeError('undefined is not a function'), [folder])).toBeUndefined();
});

test('what passes by itself is no reason to leave a server down', async () => {
  const busy = new DatabaseUnavailableError('the disk of PostgreSQL is full');
  const db = { query: () => Promise.reject(busy) } as unknown as Queryable;
  const failed = await createApplicationRole(db).catch((error: unknown) => error);
  expect(failed).toBe(busy);
  expect(exitCodeOf(failed)).toBe(1);
  expect(exitCodeOf(new MigrationError('another version'))).toBe(peopleMendIt);
});

test('the unit starts no server again that says only people can mend it', () => {
  expect(readFileSync('deploy/larkmoor@.service', 'utf8')).toContain(
    `Restart=on-failure\nRestartSec=2\nRestartPreventExitStatus=${peopleMendIt}\n`,
  );
});

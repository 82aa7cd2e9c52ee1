import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkCalls } from '../../fixtures/bank-client.ts';
import { signIn } from '../../fixtures/people.ts';
import { findFreePort } from '../support/free-port.ts';
import { type BuiltImage, differences, ImageStore } from '../support/image/build-image.ts';
import { runImage } from '../support/image/run-image.ts';
import { makeLogins } from '../support/postgres-logins.ts';
import { makePlace, type TestPlace } from '../support/test-database.ts';

const folder = process.env['BANK_TEST_IMAGE'] ?? '';
const admin = { username: 'staff', password: 'a-long-staff-password' };

let store: ImageStore;
let image: BuiltImage;
let place: TestPlace;
beforeAll(async () => {
  store = new ImageStore(folder);
  store.makeBase();
  image = store.build('one');
  place = await makePlace('postgresql', { empty: true });
}, 900_000);
afterAll(() => place?.remove());

const settings = (port: number) => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  BANK_ADMIN_USERNAME: admin.username,
  BANK_ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: 'warn',
});

const probe = (port: number): string[] => {
  const [, health = ''] =
    /^HEALTHCHECK [^]*?\n\s+CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  return (JSON.parse(health) as string[]).map((word) => word.replaceAll('$PORT', `${port}`));
};

/** Starts it, asks whether it is well, logs in, and stops it as an engine does. */
async function serve(volumes: string, env: Record<string, string>) {
  const port = await findFreePort();
  const bank = runImage(image, { folder: volumes, env: { ...settings(port), ...env } });
  try {
    await bank.untilSaid(' is open at ');
    const call = networkCalls(`http://127.0.0.1:${port}`);
    const { status, body } = await call('GET', '/api/health');
    return {
      health: [status, body.status],
      token: await signIn(call, admin.username, admin.password),
      probed: await bank.exec(probe(port)),
      ended: await bank.stop(),
    };
  } finally {
    await bank.stop();
  }
}

const served = {
  health: [200, 'ok'],
  token: expect.stringMatching(/\S{20}/),
  probed: 0,
  ended: 0,
};

const volumesOf = (name: string): string => {
  const made = join(folder, name);
  mkdirSync(made);
  return made;
};

test('the image names every package that is in it, and what version it is of', () => {
  const bill = JSON.parse(readFileSync(join(image.rootfs, 'app', 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string; group?: string; version: string; hashes?: unknown[] }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const named = new Set(
    bill.components.map(
      ({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version}`,
    ),
  );
  const modules = join(image.rootfs, 'app', 'node_modules');
  const found = globSync('**/node_modules/{*,@*/*}/package.json', { cwd: join(modules, '..') })
    .map((file) => readFileSync(join(modules, '..', file), 'utf8'))
    .map((text) => JSON.parse(text) as { name?: string; version?: string })
    .map(({ name, version }) => `${name} ${version}`);
  expect(found.length).toBeGreaterThan(100);
  expect([...new Set(found).symmetricDifference(named)]).toEqual([]);
  expect(image.config.Labels).toMatchObject({
    'org.opencontainers.image.version': '0.1.0',
    'org.opencontainers.image.revision': 'of-a-test',
  });
});

test('no tests, tools or history are in it', () => {
  const app = join(image.rootfs, 'app');
  for (const name of ['tests', 'bench', '.git', 'dist/templates', 'node_modules/vitest'])
    expect([name, existsSync(join(app, name))]).toEqual([name, false]);
  for (const name of ['dist/web', 'server/main.ts', 'scripts/bank.ts'])
    expect([name, existsSync(join(app, name))]).toEqual([name, true]);
});

test('the image migrates a PostgreSQL as its owner, then serves it, read-only and as a user without a name', async () => {
  const urls = await makeLogins(place.databaseUrl ?? '');
  const volumes = volumesOf('on-postgres');
  const command = ['node', 'scripts/bank.ts', 'migrate'];
  const migration = runImage(image, { folder: volumes, command, env: urls });
  expect(await migration.ended).toBe(0);
  expect(await serve(volumes, { DATABASE_URL: urls.DATABASE_URL })).toEqual(served);
  expect(existsSync(join(volumes, 'keys', 'bank.key'))).toBe(true);
});

test('the image makes an embedded bank at its first start, and opens it at the second', async () => {
  const volumes = volumesOf('embedded');
  expect(await serve(volumes, {})).toEqual(served);
  expect(await serve(volumes, {})).toEqual(served);
});

test('two builds are the same image, layer by layer', () => {
  const other = store.build('two');
  expect(differences(image, other)).toEqual([]);
  expect(other.blobs).toEqual(image.blobs);
}, 900_000);

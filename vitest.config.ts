import { defineConfig } from 'vitest/config';
import { findUnits } from './scripts/test/find-units.ts';

const never = ['**/node_modules/**', 'dist/**', 'tests/e2e/**'];

const units = findUnits();

/**
 * One PostgreSQL cluster and one cast for the whole run, made only where a chosen test needs them.
 */
const databases = 'tests/support/global-setup.ts';

/**
 * Tests that open whole banks again and again, try thousands of orders, or wait for half a minute
 * and more: a change alone does not run them.
 */
const proofs = [
  'tests/long/**/*.test.ts',
  'tests/properties/**/*.test.ts',
  'server/db/migrate.test.ts',
  'server/db/backup/**/*.test.ts',
  'server/db/embedded/**/*.test.ts',
  'server/services/backups/**/*.test.ts',
];
/** Each attacker of the takeover matrix, at work with every call there is. */
const takeover = 'tests/takeover/**/*.test.ts';
const faults = 'tests/faults/**/*.test.ts';
const alone = 'tests/alone/**/*.test.ts';
const restore = 'tests/restore/**/*.test.ts';
const upgrade = 'tests/upgrade/**/*.test.ts';
const image = 'tests/image/**/*.test.ts';
const manual = 'tests/manual/**/*.test.ts';
const cluster = 'tests/cluster/**/*.test.ts';
const readers = 'tests/readers/**/*.test.ts';
const sync = 'tests/sync/**/*.test.ts';
const web = 'web/**/*.test.{ts,tsx}';

// Node reads the server's TypeScript itself, as it does for the bank's users; only the web's JSX is
// made by Vite.
const asNodeReadsIt = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    environment: 'node',
    // The machine that decides (CI) has two cores; more workers only take them from the database.
    maxWorkers: 2,
    pool: 'forks',
    // These end a hang; how long things may take is measured in bench/, on a quiet machine.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: units,
          exclude: never,
          experimental: asNodeReadsIt,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'guarantees',
          globalSetup: databases,
          include: ['**/*.test.ts'],
          exclude: [
            ...never,
            ...units,
            alone,
            ...proofs,
            takeover,
            faults,
            restore,
            manual,
            upgrade,
            cluster,
            image,
            readers,
            sync,
            web,
          ],
          experimental: asNodeReadsIt,
          // One process runs many files, so the server is read once: no module keeps anything of a
          // bank beyond it.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'proofs',
          globalSetup: databases,
          include: proofs,
          exclude: [...never, ...units],
          experimental: asNodeReadsIt,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'takeover',
          globalSetup: databases,
          include: [takeover],
          exclude: never,
          experimental: asNodeReadsIt,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // Each file in a process of its own, because it changes what the bank is read with.
          name: 'alone',
          globalSetup: databases,
          include: [alone],
          exclude: never,
          experimental: asNodeReadsIt,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: [web],
          exclude: never,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          globalSetup: databases,
          include: [faults],
          exclude: never,
          experimental: asNodeReadsIt,
          // Servers and databases are killed and stopped here, each file its own, after everything
          // else: they wait for clocks more than they work.
          maxWorkers: 3,
          testTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
      // Minutes long, and only what it needs: the stage of this name asks for it.
      ...(process.env['BANK_TEST_CLUSTER'] === undefined
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'cluster',
                include: [cluster],
                exclude: never,
                experimental: asNodeReadsIt,
                maxWorkers: 1,
                fileParallelism: false,
                testTimeout: 300_000,
                sequence: { groupOrder: 3 },
              },
            },
          ]),
      // Needs the code of an earlier version: the stage of this name sets it up.
      ...(process.env['BANK_TEST_UPGRADE'] === undefined
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'upgrade',
                include: [upgrade],
                exclude: never,
                experimental: asNodeReadsIt,
                testTimeout: 300_000,
              },
            },
          ]),
      // Builds two images, as root and with what the stage of this name installs.
      ...(process.env['BANK_TEST_IMAGE'] === undefined
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'image',
                globalSetup: databases,
                include: [image],
                exclude: never,
                experimental: asNodeReadsIt,
                testTimeout: 300_000,
              },
            },
          ]),
      // Ten minutes long, on machines that only root can start.
      ...(process.env['BANK_TEST_MANUAL'] === undefined
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'manual',
                include: [manual],
                exclude: never,
                experimental: asNodeReadsIt,
                testTimeout: 300_000,
              },
            },
          ]),
      // Needs programs of others: the stage of this name installs them.
      ...(process.env['BANK_TEST_READERS'] === undefined
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'readers',
                globalSetup: databases,
                include: [readers],
                exclude: never,
                experimental: asNodeReadsIt,
                testTimeout: 300_000,
              },
            },
          ]),
      // Needs Actual, which the stage of this name installs.
      ...(process.env['BANK_TEST_SYNC'] === undefined
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'sync',
                globalSetup: databases,
                include: [sync],
                exclude: never,
                experimental: asNodeReadsIt,
                testTimeout: 300_000,
              },
            },
          ]),
      // A minute long, and needs what the stage of this name installs.
      ...(process.env['BANK_TEST_RESTORE'] === undefined
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'restore',
                include: [restore],
                exclude: never,
                experimental: asNodeReadsIt,
                testTimeout: 300_000,
              },
            },
          ]),
    ],
  },
});

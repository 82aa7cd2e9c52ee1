import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', 'dist/**', 'tests/e2e/**'];
const faults = 'tests/faults/**/*.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    // One PostgreSQL cluster for the whole run.
    globalSetup: 'tests/support/global-setup.ts',
    // The machine that decides (CI) has two cores; more workers only take them from the database.
    maxWorkers: 2,
    pool: 'forks',
    // These end a hang; how long things may take is measured in bench/, on a quiet machine.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'guarantees',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, faults],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [faults],
          exclude: never,
          // Servers and databases are killed and stopped here, each file its own, after everything else: they wait for clocks more than they work.
          testTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

/** The variables by which the run's global set-up names to the test files what it made. */
export const environmentNames = {
  /** A folder with an embedded database without any table. */
  emptyTemplate: 'LARKMOOR_TEST_EMPTY_TEMPLATE',
  /** A folder with a migrated embedded database. */
  template: 'LARKMOOR_TEST_TEMPLATE',
  /** The address of the cluster's database `postgres`. */
  postgres: 'LARKMOOR_TEST_POSTGRES',
  /** A folder with the cast's tokens and their bank's key, when there is a cluster. */
  cast: 'LARKMOOR_TEST_CAST',
  /**
   * `2`: each bank of a test has two servers. Set by the stage of this name; `1` from a test that
   * looks into its one process.
   */
  servers: 'BANK_TEST_SERVERS',
} as const;

/** The cluster's migrated database that others are copied from. */
export const postgresTemplate = 'larkmoor_template';

/** The same with the cast in it. */
export const castTemplate = 'larkmoor_cast_template';

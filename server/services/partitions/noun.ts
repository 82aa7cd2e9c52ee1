import { noun } from '../../noun.ts';
import { createMonthPartitions } from './create-month-partitions.ts';

export const partitions = noun({
  jobs: () => [
    {
      name: 'month-partitions',
      about: 'Prepares the database for the coming months.',
      everyMs: 3_600_000,
      run: ({ bank }) => createMonthPartitions(bank.db),
    },
  ],
});

import { noun } from '../../noun.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import { resealing } from '../../services/jobs/resealing.ts';
import { callsOfAch } from './ach-routes.ts';
import { resealUpload } from './bring-file.ts';
import { openUploads } from './open-uploads.ts';
import { postCredits } from './post-credits.job.ts';
import { settleFiles } from './settle-files.job.ts';
import { sealedUploads } from './uploads-store.ts';

const achClosing: CustomerClosing = {
  tables: {
    rail_entry: 'kept: the files; what still comes goes back as R02',
    rail_return: 'kept: with its entry',
  },
};

export const ach = noun({
  calls: [callsOfAch],
  jobs: () => [
    {
      name: 'direct-deposits',
      about: 'Posts the credits of ACH files whose day has come, or marks them to go back.',
      movesMoney: true,
      everyMs: 15_000,
      run: postCredits,
    },
    {
      name: 'ach-settlement',
      about: 'Books what the Federal Reserve settles for ACH files.',
      movesMoney: true,
      everyMs: 60_000,
      run: settleFiles,
    },
  ],
  sealed: [
    resealing({
      name: 'sealed-uploads',
      things: 'files of the ACH network that wait',
      column: sealedUploads,
      isLarge: true,
      again: resealUpload,
    }),
  ],
  proposals: [openUploads],
  closing: achClosing,
  tablesOfStaff: ['rail_upload'],
});

import type { OwnSchedule } from '../../../contract/money/bills.ts';

/** Not paused until its customer resumes it. */
export const comesByItself = ({
  pausedSince,
  pausedUntil,
}: Pick<OwnSchedule, 'pausedSince' | 'pausedUntil'>) =>
  pausedSince === null || pausedUntil !== null;

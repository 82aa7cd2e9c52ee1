import type { Context } from '../../context.ts';
import { deleteReplacedFiles } from './profiles-store.ts';

const batch = 100;

/** What a newer picture or document took the place of is gone a day later. */
export async function forgetReplacedFiles({ bank }: Context): Promise<number> {
  return await deleteReplacedFiles(bank.db, bank.clock.now().subtract({ hours: 24 }), batch);
}

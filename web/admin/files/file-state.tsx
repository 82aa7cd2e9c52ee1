import type { AchFileView, EntryGroup } from '../../../contract/staff/ach-files.ts';
import { formatMoney } from '../../../contract/values/money.ts';
import { countText } from '../../ui/values/format.ts';
import { plural } from '../../ui/values/plural.ts';

/** The states of entries, as a heading names several. */
export const groupNames: Record<EntryGroup, string> = {
  posted: 'Posted',
  waiting: 'Waiting for their day',
  'going back': 'Going back',
  'sent back': 'Sent back',
  exception: 'Exceptions',
  checked: 'Notices in advance',
};

/** The state of a file in a few words; of a refused one its fault. */
export function FileState({ file: { state, fault, exceptions } }: { file: AchFileView }) {
  if (state === 'refused')
    return (
      <>
        Refused
        <span className="ledger-detail ledger-detail-bad">{fault}</span>
      </>
    );
  if (state === 'made') return 'Waits for the operator';
  if (state === 'written') return 'Given to the operator';
  return (
    <>
      {state === 'waiting' ? 'Entries wait for their day' : 'Posted'}
      {exceptions > 0 && (
        <span className="ledger-detail">
          {plural(exceptions, { one: '# needs a look', other: '# need a look' })}
        </span>
      )}
    </>
  );
}

/** A sum of a file; a narrow table has no headings that say what it is of. */
export function FileSum({ of, minor }: { of: 'credits' | 'debits'; minor: bigint }) {
  return (
    <>
      <span className="lm-money">{formatMoney({ minor, currency: 'USD' })}</span>{' '}
      <span className="books-label" aria-hidden="true">
        {of}
      </span>
    </>
  );
}

/** The number of its entries, in the same way. */
export function EntryCount({ count }: { count: number }) {
  return (
    <>
      {countText(count)}{' '}
      <span className="books-label" aria-hidden="true">
        entries
      </span>
    </>
  );
}

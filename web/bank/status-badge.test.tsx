import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shownStatuses } from '../../contract/values/shown-statuses.ts';
import { StatusBadge } from './status-badge.tsx';

const read = (status: string) => {
  const markup = renderToStaticMarkup(<StatusBadge status={status} />);
  return [/badge-(\w+)/.exec(markup)?.[1], markup.replaceAll(/<[^>]+>/g, '')];
};

test('Approved and Completed read Completed on green; others as given [L-134]', () => {
  for (const status of ['Approved', 'Completed'])
    expect(read(status)).toEqual(['good', 'Completed']);
  for (const status of [...shownStatuses, 'Anything else'].filter(
    (one) => !['Approved', 'Completed'].includes(one),
  ))
    expect(read(status)).toEqual(['waiting', status]);
});

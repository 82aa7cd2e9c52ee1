import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { AskedAgain } from '../../ui/feedback/try-again.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import './user-sheet.css';

interface SheetPartProps<Row> {
  title: string;
  aside?: ReactNode;
  query: AskedAgain & { data: readonly Row[] | undefined; isFetching: boolean };
  /** The reason why there may be nothing. */
  empty: { title: string; reason: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** One part of a person's sheet: on its way, failed, empty, or there. */
export function SheetPart<Row>({ title, aside, query, empty, children }: SheetPartProps<Row>) {
  const { data, error } = query;
  return (
    <Panel title={title} aside={aside}>
      <div aria-busy={query.isFetching || undefined}>
        <NotLoaded what={title} query={query} className="sheet-failed" />
        {data === undefined && !error && (
          <Skeleton lines={5} label={`Loading ${title.toLowerCase()}`} />
        )}
        {data?.length === 0 && <EmptyState {...empty} />}
        {data && data.length > 0 && children(data)}
      </div>
    </Panel>
  );
}

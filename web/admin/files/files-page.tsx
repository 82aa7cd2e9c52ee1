import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { AchFileView } from '../../../contract/staff/ach-files.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { achFilesQuery } from '../../api/books-queries.ts';
import { paths } from '../../app/paths.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { PageSteps } from '../../ui/lists/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { plural } from '../../ui/values/plural.ts';
import { ActorName } from '../actor-name.tsx';
import { BooksBack } from '../books/books-back.tsx';
import { Loaded } from '../loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { usePagesAfter } from '../use-pages-after.ts';
import { useRight } from '../with-right.tsx';
import { BringFile } from './bring-file.tsx';
import { EntryCount, FileState, FileSum } from './file-state.tsx';
import { WaitingFiles } from './waiting-files.tsx';
import '../books/books.css';

/** The files of the ACH network, in and out, those too that wait and those that were refused. */
function FilesPage() {
  const { after, onPrevious, goAfter } = usePagesAfter();
  const query = useQuery(achFilesQuery(after));
  const mayBring = useRight('handle-money');
  return (
    <>
      <BooksBack />
      <StaffHead
        heading="Files"
        detail="Files of the ACH network that came in, and those in which entries go back"
      />
      <Stack gap={20} className="books-stack">
        {/* Shown before the right is known, so that nothing moves for those who have it. */}
        {mayBring !== false && <BringFile />}
        <WaitingFiles />
        <Panel title="All files">
          <Loaded what="The files" query={query} lines={6}>
            {({ files, more }) => (
              <>
                <DataTable
                  caption="Files of the ACH network, newest first"
                  columns={columns}
                  rows={files}
                  rowKey={({ id }) => id}
                  empty={
                    <EmptyState
                      title="No files yet"
                      reason="A file appears here as soon as the bank has taken or refused it: from this page, or by npm run bank -- ach in FOLDER on the server."
                    />
                  }
                  className="file-table"
                  stale={query.isPlaceholderData}
                />
                {(after !== undefined || more) && (
                  <PageSteps
                    label={plural(files.length, { one: '# file', other: '# files' })}
                    onPrevious={onPrevious}
                    onNext={more ? () => goAfter(files.at(-1)?.id ?? '') : undefined}
                  />
                )}
              </>
            )}
          </Loaded>
        </Panel>
      </Stack>
    </>
  );
}

const columns: readonly Column<AchFileView>[] = [
  {
    name: 'file',
    title: 'File',
    cell: ({ id, name, direction, sums }) => (
      <>
        <Link className="ledger-name" to={paths.achFile(id)}>
          {name}
        </Link>
        {sums && (
          <span className="ledger-detail">
            {direction === 'out' ? 'To ' : 'From '}
            {sums.originName} {sums.origin}, made {writtenDay(sums.createdOn)}
          </span>
        )}
      </>
    ),
  },
  { name: 'state', title: 'State', cell: (file) => <FileState file={file} /> },
  {
    name: 'entries',
    title: 'Entries',
    numeric: true,
    cell: ({ sums }) => sums && <EntryCount count={sums.entries} />,
  },
  {
    name: 'credits',
    title: 'Credits',
    numeric: true,
    cell: ({ sums }) => sums && <FileSum of="credits" minor={sums.credits} />,
  },
  {
    name: 'debits',
    title: 'Debits',
    numeric: true,
    cell: ({ sums }) => sums && <FileSum of="debits" minor={sums.debits} />,
  },
  {
    name: 'at',
    title: 'Taken or made',
    cell: ({ takenAt, takenBy }) => (
      <>
        {formatExact(new Date(takenAt))}
        <span className="ledger-detail">
          by <ActorName actor={takenBy} />
        </span>
      </>
    ),
  },
];

export { FilesPage as Page };

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { entryGroups } from '../../../contract/staff/ach-files.ts';
import type { AchUpload, UploadedBatch } from '../../../contract/staff/ach-uploads.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { achUploadsQuery } from '../../api/books-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { type Column, DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { countText } from '../../ui/values/format.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { Loaded } from '../loaded.tsx';
import type { Happened } from '../users/happened.ts';
import { EntryCount, FileSum, groupNames } from './file-state.tsx';
import { UploadDecision } from './upload-decision.tsx';

/** The files that colleagues brought in: those that wait, and those that were sent back lately. */
export function WaitingFiles() {
  const query = useQuery(achUploadsQuery);
  const [happened, setHappened] = useState<Happened>();
  return (
    <>
      <Alert kind={happened?.kind ?? 'success'}>{happened?.text}</Alert>
      <Panel title="Brought in by staff">
        <Loaded what="The files that wait" query={query} lines={3}>
          {({ uploads }) =>
            uploads.length === 0 ? (
              <EmptyState
                title="No files waiting"
                reason="A file appears here when a colleague brings it in, until a second person takes it."
              />
            ) : (
              uploads.map((upload) => (
                <WaitingFile key={upload._id} upload={upload} onHappened={setHappened} />
              ))
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}

interface WaitingFileProps {
  upload: AchUpload;
  onHappened: (happened: Happened | undefined) => void;
}

/** One of them, as it was judged: nothing of it is booked yet. */
function WaitingFile({ upload, onHappened }: WaitingFileProps) {
  const { name, batches, decision } = upload;
  const titleId = useId();
  return (
    <article className="file-waiting" aria-labelledby={titleId}>
      <h3 id={titleId}>{name}</h3>
      <dl className="books-facts">
        {factsOf(upload).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {decision === null && (
        <>
          <DataTable
            caption={`Batches of ${name}`}
            columns={columns}
            rows={batches}
            rowKey={({ number }) => number}
            empty={neverEmpty}
            className="file-table"
          />
          <UploadDecision upload={upload} onHappened={onHappened} />
        </>
      )}
    </article>
  );
}

const batchesText = (all: number, shown: number): string =>
  all > shown ? `${countText(all)}, of which the first ${shown} are below` : countText(all);

function factsOf({
  sums,
  batches,
  counts,
  proposedBy,
  proposedAt,
  isYours,
  decision,
}: AchUpload): [string, ReactNode][] {
  const judged = entryGroups
    .filter((group) => counts[group] > 0)
    .map((group) => `${groupNames[group]}: ${countText(counts[group])}`);
  return [
    ['Brought in', `${formatExact(new Date(proposedAt))} by ${isYours ? 'you' : proposedBy}`],
    ...(decision === null
      ? ([
          ['Batches', batchesText(sums.batches, batches.length)],
          ['Entries', judged.join('. ')],
          ['Credits', <FileSum key="credits" of="credits" minor={sums.credits} />],
          ['Debits', <FileSum key="debits" of="debits" minor={sums.debits} />],
        ] satisfies [string, ReactNode][])
      : ([
          ['Sent back', `${formatExact(new Date(decision.at))} by ${decision.by}`],
          ['Reason', decision.reason ?? ''],
        ] satisfies [string, ReactNode][])),
    ['From', `${sums.originName} ${sums.origin}, made ${writtenDay(sums.createdOn)}`],
  ];
}

const columns: readonly Column<UploadedBatch>[] = [
  {
    name: 'batch',
    title: 'Batch',
    cell: ({ number, company, entryClass, description }) => (
      <>
        <span className="ledger-name">
          {number}: {company}
        </span>
        <span className="ledger-detail">
          {entryClass}, {description}
        </span>
      </>
    ),
  },
  {
    name: 'day',
    title: 'Day wished for',
    cell: ({ effectiveOn }) => (effectiveOn === null ? 'At once' : writtenDay(effectiveOn)),
  },
  {
    name: 'entries',
    title: 'Entries',
    numeric: true,
    cell: ({ entries }) => <EntryCount count={entries} />,
  },
  {
    name: 'credits',
    title: 'Credits',
    numeric: true,
    cell: ({ credits }) => <FileSum of="credits" minor={credits} />,
  },
  {
    name: 'debits',
    title: 'Debits',
    numeric: true,
    cell: ({ debits }) => <FileSum of="debits" minor={debits} />,
  },
];

import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { Age } from './age.tsx';
import type { QueueRow } from './queue-row.ts';

export interface QueueLine {
  name: ReactNode;
  detail: ReactNode;
  /** Shown to the right, e.g. an amount. */
  figure?: ReactNode;
}

interface QueueListProps<Row extends QueueRow> {
  rows: readonly Row[];
  asOf: string;
  line: (row: Row) => QueueLine;
  to: (id: string) => string;
  openId: string | undefined;
}

/**
 * The waiting cases, oldest first. One of them is in the tab order; arrows and J, K go from one to
 * the next.
 */
export function QueueList<Row extends QueueRow>({
  rows,
  asOf,
  line,
  to,
  openId,
}: QueueListProps<Row>) {
  const [focusedId, setFocusedId] = useState<string>();
  const reachable =
    [focusedId, openId].find((id) => rows.some(({ _id }) => _id === id)) ?? rows[0]?._id;
  return (
    <ol className="queue-list">
      {rows.map((row) => {
        const { name, detail, figure } = line(row);
        return (
          <li key={row._id}>
            <Link
              className="queue-row"
              to={to(row._id)}
              data-case={row._id}
              aria-current={row._id === openId || undefined}
              tabIndex={row._id === reachable ? 0 : -1}
              onFocus={() => setFocusedId(row._id)}
            >
              <span className="queue-row-line">
                <span className="queue-row-name">{name}</span>
                <span className="queue-row-figure">{figure}</span>
              </span>
              <span className="queue-row-line">
                <span className="queue-row-detail">{detail}</span>
                <span className="queue-row-age">
                  <Age since={row.waitingSince} asOf={asOf} />
                </span>
              </span>
              {row.holder && (
                <span className="queue-row-holder">
                  <Icon name={row.holder.isYou ? 'user' : 'lock'} small />
                  {row.holder.isYou
                    ? 'Assigned to you'
                    : row.holder.isLeft
                      ? `Left by ${row.holder.username}`
                      : `Held by ${row.holder.username}`}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

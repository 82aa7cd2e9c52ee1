import { Icon } from '../icon.tsx';
import { gap, pageNumbers } from './page-numbers.ts';
import { countText } from '../values/format.ts';
import { LiveText } from '../values/live-text.tsx';
import './pagination.css';
import { listsTexts } from './lists.texts.ts';

const texts = listsTexts.pagination;

interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** There are more than `total`; their number was not counted. */
  more?: boolean;
  onPage: (page: number) => void;
}

/** Numbered pages with Previous and Next; the ends stay visible when there is nowhere to go. */
export function Pagination({ page, pageSize, total, more = false, onPage }: PaginationProps) {
  const count = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  return (
    <nav className="pagination" aria-label={texts.pages}>
      <p className="pagination-range" role="status">
        {first <= total && (
          <LiveText
            text={texts.showingOf(
              first,
              Math.min(page * pageSize, total),
              countText(total),
              more ? '+' : '',
            )}
          />
        )}
      </p>
      <ol>
        <li>
          <button
            type="button"
            disabled={page <= 1}
            onClick={() => onPage(Math.min(page - 1, count))}
          >
            <Icon name="chevron-left" small />
            <span className="pagination-word">{texts.previous}</span>
          </button>
        </li>
        {pageNumbers(page, count).map((entry, index) => (
          <li key={entry === gap ? `gap-${index}` : entry}>
            {entry === gap ? (
              <span className="pagination-gap">{gap}</span>
            ) : (
              <button
                type="button"
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
              >
                {entry}
              </button>
            )}
          </li>
        ))}
        <li>
          <button type="button" disabled={page >= count} onClick={() => onPage(page + 1)}>
            <span className="pagination-word">{texts.next}</span>
            <Icon name="chevron-right" small />
          </button>
        </li>
      </ol>
    </nav>
  );
}

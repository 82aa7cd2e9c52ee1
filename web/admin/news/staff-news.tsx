import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { StaffNews as News } from '../../../contract/staff/staff-news.ts';
import { call } from '../../api/client.ts';
import { staffNewsQuery } from '../../api/staff-news-query.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { formatDay, formatExact } from '../../ui/values/format-date.ts';
import './staff-news.css';

interface StaffNewsProps {
  /** Shows lines that were seen before, too. */
  all?: boolean;
}

/**
 * Shows what colleagues changed about the staff and its policies, so that no one brings in a second
 * person of their own choice unseen. New lines stay until the reader says they saw them.
 */
export function StaffNews({ all = false }: StaffNewsProps) {
  const { data } = useQuery(staffNewsQuery);
  const shown = data?.news.filter(({ isNew }) => all || isNew) ?? [];
  const [newest] = shown;
  if (!data || !newest) return null;
  return (
    <Panel
      title="What colleagues changed"
      className="staff-news"
      aside={data.unseen > 0 && <MarkSeen newest={newest._id} />}
    >
      <ul className="panel-body">
        {shown.map((news) => (
          <NewsLine key={news._id} news={news} />
        ))}
      </ul>
    </Panel>
  );
}

function NewsLine({ news: { what, at, page, isNew } }: { news: News }) {
  const when = new Date(at);
  return (
    <li>
      <time translate="no" className="muted small" dateTime={at} title={formatExact(when)}>
        {formatDay(when)}
      </time>
      <span>
        <Link className="lone-link" to={page}>
          {what}
        </Link>{' '}
        {isNew && (
          <Badge look="waiting" icon="bell">
            New
          </Badge>
        )}
      </span>
    </li>
  );
}

function MarkSeen({ newest }: { newest: string }) {
  const queryClient = useQueryClient();
  const mark = useMutation({
    mutationFn: () => call('POST /api/admin/news/seen', { body: { newest } }),
    onSettled: () => queryClient.invalidateQueries(staffNewsQuery),
  });
  return (
    <>
      <Alert kind="error">{failureText(mark.error)}</Alert>
      <Button
        look="secondary"
        compact
        busy={mark.isPending}
        busyLabel="Saving..."
        onClick={() => mark.mutate()}
      >
        I’ve seen these
      </Button>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Answer } from '../../api/client.ts';
import { mailboxQuery } from '../../api/mailbox-queries.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Loaded } from '../loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import '../../ui/panel.css';

type Mail = Answer<'GET /api/admin/mailbox'>['mails'][number];

const columns: readonly Column<Mail>[] = [
  {
    name: 'name',
    title: 'Subject',
    cell: ({ _id, subject, to, sentAt }) => (
      <>
        <Link className="ledger-name" to={paths.mailbox(_id)}>
          {subject}
        </Link>
        <span className="ledger-detail">To {to}</span>
        {sentAt !== null && (
          <time translate="no" className="ledger-detail" dateTime={sentAt}>
            {formatExact(new Date(sentAt))}
          </time>
        )}
      </>
    ),
  },
];

/** In a sandbox without a mail server: what it would have sent. */
function MailboxPage() {
  const query = useQuery(mailboxQuery);
  return (
    <>
      <StaffHead
        heading="Mailbox"
        detail="The latest emails that no server took, newest first. Each look is recorded in the audit trail."
      >
        <Button
          look="secondary"
          compact
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Look again
        </Button>
      </StaffHead>
      <Loaded what="The mailbox" query={query} lines={8}>
        {({ mails, hasServer }) => (
          <section className="panel" aria-label="Mailbox">
            <DataTable
              caption="Emails, newest first"
              columns={columns}
              rows={mails}
              rowKey={({ _id }) => _id}
              empty={
                <EmptyState
                  title="No email yet"
                  reason={
                    hasServer
                      ? 'This sandbox sends email by the server of SMTP_URL.'
                      : 'Emails show up here a moment after they are sent: a statement, or a link for a new password.'
                  }
                />
              }
            />
          </section>
        )}
      </Loaded>
    </>
  );
}

export { MailboxPage as Page };

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import { LoadFailed } from '../load-failed.tsx';
import { StatementChoice } from './statement-choice.tsx';
import { useStatement } from './use-statement.ts';

/** The statement of a month: mailed as PDF, or downloaded at once. */
export function EStatementDialog({ onClose }: { onClose: () => void }) {
  const { data: user } = useQuery(userQuery);
  const statement = useStatement();
  const { list, busy, failure, success, mail, download } = statement;
  useErrorTitle(failure !== undefined);
  return (
    <Dialog open title="E-Statement" onClose={onClose}>
      <div className="dialog-body">
        <p>
          Your statement is emailed
          {user ? (
            <>
              {' '}
              to <strong>{user.email}</strong>
            </>
          ) : (
            ' to you'
          )}{' '}
          as a PDF. Please allow 10 minutes, and check your spam folder.
        </p>
        <LoadFailed text="Your statements could not be loaded." query={list} />
        {list.isPending && <Skeleton lines={2} label="Loading statements" />}
        <StatementChoice {...statement} />
        <Alert kind="error">{failure}</Alert>
        <Alert kind="success">{success}</Alert>
        <p className="muted small">
          Other files and all months: <Link to={paths.statements()}>Statements</Link>
        </p>
      </div>
      <div className="dialog-foot">
        <Button
          look="secondary"
          disabled={list.data === undefined}
          busy={busy === 'download'}
          busyLabel="Downloading..."
          onClick={() => void download()}
        >
          Download PDF
        </Button>
        <Button
          disabled={list.data === undefined}
          busy={busy === 'mail'}
          busyLabel="Sending..."
          onClick={() => void mail()}
        >
          Email statement
        </Button>
      </div>
    </Dialog>
  );
}

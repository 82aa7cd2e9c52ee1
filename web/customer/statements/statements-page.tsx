import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { ExportPanel } from './export-panel.tsx';
import { StatementChoice } from './statement-choice.tsx';
import { useStatement } from './use-statement.ts';
import './statements-page.css';

/** Statements by month, and entries for any days. */
function StatementsPage() {
  const statement = useStatement();
  const { list, statements, busy, failure, success, mail, download } = statement;
  useErrorTitle(failure !== undefined);
  return (
    <>
      <PageTop
        heading="Statements"
        detail="A PDF for every month of every account, and your transactions as CSV."
      />
      <p className="statements-back">
        <Link className="lone-link" to={paths.transactions()}>
          All transactions
        </Link>
      </p>
      <LoadFailed text="Your statements could not be loaded." query={list} />
      {list.isPending && <Skeleton lines={6} label="Loading statements" />}
      {list.data && (
        <div className="statements-page">
          <Panel title="Monthly statement">
            <div className="panel-body">
              <p className="muted small statements-lead">
                Choose an account and month. The current month runs up to today. Emailed statements
                can take 10 minutes; check your spam folder.
              </p>
              <StatementChoice {...statement} />
              <Alert kind="error">{failure}</Alert>
              <Alert kind="success">{success}</Alert>
              <div className="statement-actions">
                <Button
                  busy={busy === 'download'}
                  busyLabel="Downloading..."
                  onClick={() => void download()}
                >
                  Download PDF
                </Button>
                <Button
                  look="secondary"
                  busy={busy === 'mail'}
                  busyLabel="Sending..."
                  onClick={() => void mail()}
                >
                  Email statement
                </Button>
              </div>
            </div>
          </Panel>
          <ExportPanel accounts={statements} />
        </div>
      )}
    </>
  );
}

export { StatementsPage as Page };

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { StatementChoice } from './statement-choice.tsx';
import { useStatement } from './use-statement.ts';
import { eStatementDialogTexts } from './statements.texts.ts';

const texts = eStatementDialogTexts.eStatementDialog;

/** The statement of a month: mailed as PDF, or downloaded at once. */
export function EStatementDialog({ onClose }: { onClose: () => void }) {
  const { data: user } = useQuery(userQuery);
  const statement = useStatement();
  const { list, busy, failure, success, mail, download } = statement;
  useErrorTitle(failure !== undefined);
  return (
    <Dialog open title={texts.eStatement} onClose={onClose}>
      <div className="dialog-body">
        <p>
          {texts.yourStatementIsEmailed}
          {user ? <>{texts.to(<strong>{user.email}</strong>)}</> : texts.toYou}{' '}
          {texts.asAPdfPleaseAllow}
        </p>
        <LoadFailed text={texts.yourStatementsCouldNotBe} query={list} />
        {list.isPending && <Skeleton lines={2} label={texts.loadingStatements} />}
        <StatementChoice {...statement} />
        <Alert kind="error">{failure}</Alert>
        <Alert kind="success">{success}</Alert>
        <p className="muted small">
          {texts.otherFilesAndAllMonths((text) => (
            <Link to={paths.statements()}>{text}</Link>
          ))}
        </p>
      </div>
      <div className="dialog-foot">
        <Button
          look="secondary"
          disabled={list.data === undefined}
          busy={busy === 'download'}
          busyLabel={texts.downloading}
          onClick={() => void download()}
        >
          {texts.downloadPdf}
        </Button>
        <Button
          disabled={list.data === undefined}
          busy={busy === 'mail'}
          busyLabel={texts.sending}
          onClick={() => void mail()}
        >
          {texts.emailStatement}
        </Button>
      </div>
    </Dialog>
  );
}

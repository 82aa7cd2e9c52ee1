import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { userQuery } from '../../api/user-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { accountLabel, monthLabel } from './month-label.ts';
import { useStatement } from './use-statement.ts';
import { eStatementDialogTexts } from './statements.texts.ts';
import './statements.css';

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

/** The account and the month of a statement. */
function StatementChoice({
  statements,
  current,
  chosen,
  months,
  month,
  chooseAccount,
  chooseMonth,
}: ReturnType<typeof useStatement>) {
  if (chosen === undefined || month === undefined) return null;
  return (
    <div className="statement-choice">
      <SelectField
        label={texts.account}
        name="account"
        choices={statements.map(accountLabel)}
        value={accountLabel(chosen)}
        onChange={({ currentTarget }) =>
          chooseAccount(statements[currentTarget.selectedIndex]?.account ?? chosen.account)
        }
      />
      <SelectField
        label={texts.month}
        name="month"
        choices={months.map((one) => monthLabel(one, current))}
        value={monthLabel(month, current)}
        onChange={({ currentTarget }) => chooseMonth(months[currentTarget.selectedIndex] ?? month)}
      />
    </div>
  );
}

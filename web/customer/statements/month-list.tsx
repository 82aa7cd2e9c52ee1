import { useState } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Toast } from '../../ui/feedback/toast.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import { accountLabel, dayLabel, monthName } from './month-label.ts';
import { useStatementFiles } from './use-statement-files.ts';
import './statements.css';
import { statementsTexts } from './statements.texts.ts';

const texts = statementsTexts.monthList;

const shownFirst = 12;

/** `Up to today`, or when it was made; nothing between the end of a month and then. */
const stateOf = (month: string, current: string, madeOn: string | undefined) =>
  month === current ? texts.upToToday : madeOn && texts.madeOn(dayLabel(madeOn));

interface MonthListProps {
  statements: readonly {
    account: string;
    type: string;
    months: readonly string[];
    made: readonly { month: string; on: string }[];
  }[];
  /** The bank's month under way. */
  current: string;
}

/** The statements of one account, the latest month first, each to be kept or mailed. */
export function MonthList({ statements, current }: MonthListProps) {
  const [accountAsked, setAccount] = useState<string>();
  const [showsAll, setShowsAll] = useState(false);
  const { asked, forget, mail, download } = useStatementFiles();
  useErrorTitle(asked?.failure !== undefined);
  const chosen = statements.find(({ account }) => account === accountAsked) ?? statements[0];
  if (chosen === undefined) return null;
  const { account, months, made } = chosen;
  const madeOn = new Map(made.map(({ month, on }) => [month, on]));
  const shown = showsAll ? months : months.slice(0, shownFirst);
  const work = (month: string) => (asked?.isBusy && asked.month === month ? asked.work : undefined);
  return (
    <Panel
      title={texts.monthlyStatements}
      className="months"
      aside={
        <SelectField
          label={texts.account}
          name="account"
          choices={statements.map(accountLabel)}
          value={accountLabel(chosen)}
          onChange={({ currentTarget }) => {
            forget();
            setAccount(statements[currentTarget.selectedIndex]?.account);
          }}
        />
      }
    >
      <ul>
        {shown.map((month) => (
          <li key={month}>
            <div className="month-name">
              <strong>{monthName(month)}</strong>
              <span className="muted">{stateOf(month, current, madeOn.get(month))}</span>
            </div>
            <Button
              look="secondary"
              compact
              busy={work(month) === 'download'}
              busyLabel={texts.downloading}
              keepsFocus
              onClick={() => void download({ account, month })}
            >
              {texts.pdfOf(
                (text) => (
                  <span className="visually-hidden">{text}</span>
                ),
                monthName(month),
              )}
            </Button>
            <Button
              look="secondary"
              compact
              busy={work(month) === 'mail'}
              busyLabel={texts.sending}
              keepsFocus
              onClick={() => void mail({ account, month })}
            >
              {texts.emailTheStatementOf(
                (text) => (
                  <span className="visually-hidden">{text}</span>
                ),
                monthName(month),
              )}
            </Button>
            <Alert kind="error">{asked?.month === month && asked.failure}</Alert>
          </li>
        ))}
      </ul>
      {shown.length < months.length && (
        <button type="button" className="panel-more" onClick={() => setShowsAll(true)}>
          {texts.showEarlierMonths}
        </button>
      )}
      <p className="months-note muted small">{texts.emailedStatementsCanTake}</p>
      <Toast message={asked?.success} onDismiss={forget} />
    </Panel>
  );
}

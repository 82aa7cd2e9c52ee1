import { SelectField } from '../../ui/fields/select-field.tsx';
import { accountLabel, monthLabel } from './month-label.ts';
import type { useStatement } from './use-statement.ts';
import './statements.css';
import { eStatementDialogTexts } from './statements.texts.ts';

const texts = eStatementDialogTexts.statementChoice;

/** The account and the month of a statement. */
export function StatementChoice({
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

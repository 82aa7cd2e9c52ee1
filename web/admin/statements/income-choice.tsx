import {
  type IncomeComparison,
  type IncomeSpan,
  incomeSpans,
} from '../../../contract/staff/bank-statements.ts';
import { isCalendarDay } from '../../../contract/values/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { periodName, periodOn, periodsSince, spanNames, stepFrom } from './income-period.ts';

export interface IncomeAsked {
  span: IncomeSpan;
  period: string | undefined;
  against: IncomeComparison | undefined;
}

/** The other periods to compare with: of a year, only the one before. */
const comparisons: Record<IncomeSpan, Partial<Record<IncomeComparison, string>>> = {
  day: { before: 'The day before', year_before: 'The same day a year before' },
  month: { before: 'The month before', year_before: 'The same month a year before' },
  year: { before: 'The year before' },
  year_to_date: { before: 'The year before, up to the same day' },
};

interface IncomeChoiceProps {
  asked: IncomeAsked;
  firstDay: string | undefined;
  today: string;
  onChoose: (asked: IncomeAsked) => void;
}

/** The period of an income statement, and what it is compared with. */
export function IncomeChoice({ asked, firstDay = '', today, onChoose }: IncomeChoiceProps) {
  const { span, against } = asked;
  const shown = asked.period ?? periodOn(span, today);
  const choose = (change: Partial<IncomeAsked>) => onChoose({ ...asked, ...change });
  const ofSpan = comparisons[span];
  return (
    <div className="books-choice statement-choice">
      <SelectField
        label="Period"
        name="span"
        choices={incomeSpans}
        wordOf={(choice) => spanNames[choice as IncomeSpan]}
        value={span}
        onChange={({ currentTarget }) =>
          onChoose({
            span: currentTarget.value as IncomeSpan,
            period: undefined,
            against: undefined,
          })
        }
      />
      <Row whole gap={8} align="end">
        <Button
          look="secondary"
          compact
          aria-label="The period before"
          disabled={shown <= periodOn(span, firstDay)}
          onClick={() => choose({ period: stepFrom(span, shown, -1) })}
        >
          <Icon name="chevron-left" />
        </Button>
        {span === 'month' || span === 'year' ? (
          <SelectField
            label={spanNames[span]}
            name="period"
            choices={periodsSince(span, firstDay === '' ? today : firstDay, today)}
            wordOf={periodName}
            value={shown}
            onChange={({ currentTarget }) => choose({ period: currentTarget.value })}
          />
        ) : (
          <TextField
            label={span === 'day' ? 'Day' : 'Up to'}
            type="date"
            name="period"
            value={shown}
            min={firstDay}
            max={today}
            onChange={({ currentTarget: { value } }) =>
              choose({ period: isCalendarDay(value) ? value : undefined })
            }
          />
        )}
        <Button
          look="secondary"
          compact
          aria-label="The period after"
          disabled={shown >= periodOn(span, today)}
          onClick={() => choose({ period: stepFrom(span, shown, 1) })}
        >
          <Icon name="chevron-right" />
        </Button>
      </Row>
      <SelectField
        label="Compare with"
        name="against"
        choices={Object.keys(ofSpan)}
        wordOf={(choice) => ofSpan[choice as IncomeComparison] ?? ''}
        value={against ?? 'before'}
        onChange={({ currentTarget }) =>
          choose({ against: currentTarget.value as IncomeComparison })
        }
      />
    </div>
  );
}

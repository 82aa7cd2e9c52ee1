import { addMonths } from '../../../contract/values/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { upperFirst } from '../../ui/values/upper-first.ts';
import { monthLabel } from '../statements/month-label.ts';
import { Row } from '../../ui/layout/row.tsx';
import './insight.css';
import { insightTexts } from './insight.texts.ts';

const texts = insightTexts.monthPicker;

interface MonthPickerProps {
  month: string;
  /** The first and the last that can be chosen. */
  first: string;
  current: string;
  onChange: (month: string) => void;
}

const monthAfter = (month: string, months: number) => addMonths(`${month}-01`, months).slice(0, 7);

/** The newest first. A month before the first order can be in the address, and is then listed. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = monthAfter(month, -1)) months.push(month);
  return months;
}

/** One month back, one month on, or any month of a list. */
export function MonthPicker({ month, first, current, onChange }: MonthPickerProps) {
  const earliest = month < first ? month : first;
  return (
    <Row gap={12} align="end" role="group" aria-label={texts.chooseAMonth}>
      <Button
        look="secondary"
        className="month-picker-step"
        disabledReason={month > earliest ? undefined : texts.thereIsNothingBeforeThis}
        onClick={() => onChange(monthAfter(month, -1))}
      >
        <Icon name="chevron-left" small />
        {texts.previousMonth((text) => (
          <span className="visually-hidden">{text}</span>
        ))}
      </Button>
      <div className="month-picker-month">
        <SelectField
          label={texts.month}
          choices={monthsBetween(earliest, current)}
          wordOf={(choice) => upperFirst(monthLabel(choice, current))}
          value={month}
          onChange={({ currentTarget: { value } }) => onChange(value)}
        />
      </div>
      <Button
        look="secondary"
        className="month-picker-step"
        disabledReason={month < current ? undefined : texts.thisIsTheMonthUnder}
        onClick={() => onChange(monthAfter(month, 1))}
      >
        {texts.nextMonth((text) => (
          <span className="visually-hidden">{text}</span>
        ))}
        <Icon name="chevron-right" small />
      </Button>
    </Row>
  );
}

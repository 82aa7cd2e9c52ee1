import { useState } from 'react';
import { journalFormats, type JournalFormat } from '../../../contract/staff/books.ts';
import { isCalendarDay, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { callForFile } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExportButton } from './export-button.tsx';

const formatNames: Record<JournalFormat, string> = {
  hledger: 'hledger',
  ledger: 'Ledger',
  beancount: 'Beancount',
};

interface JournalExportProps {
  firstDay: CalendarDay;
  today: CalendarDay;
}

/** Every journal of a range of bank days, for programs that keep books as plain text. */
export function JournalExport({ firstDay, today }: JournalExportProps) {
  const [format, setFormat] = useState<JournalFormat>('hledger');
  const [from, setFrom] = useState<string>(firstDay);
  const [to, setTo] = useState<string>(today);
  const [failed, setFailed] = useState<string>();
  const days = { min: firstDay, max: today };
  const wrong = rangeProblem(from, to, today);
  return (
    <Panel title="The whole journal">
      <Stack gap={12} className="panel-body">
        <p>
          Every journal, by account of the bank and kind of customer account. Each day ends with
          balances that the program compares with its own sums.
        </p>
        <div className="books-choice">
          <SelectField
            label="Program"
            name="format"
            choices={journalFormats}
            wordOf={(choice) => formatNames[choice as JournalFormat]}
            value={format}
            onChange={({ currentTarget }) => setFormat(currentTarget.value as JournalFormat)}
          />
          <TextField
            label="From"
            type="date"
            name="from"
            {...days}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextField
            label="To"
            type="date"
            name="to"
            {...days}
            value={to}
            error={wrong}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <ExportButton
            label="Download the journal"
            what="The journal"
            name={`journal-${from}-to-${to}.${format === 'beancount' ? 'beancount' : 'journal'}`}
            disabledReason={wrong}
            load={() =>
              callForFile('GET /api/admin/books/journal.{format}', {
                params: { format },
                query: { from, to },
              })
            }
            onFailed={setFailed}
          />
        </div>
        <Alert kind="error">{failed}</Alert>
      </Stack>
    </Panel>
  );
}

function rangeProblem(from: string, to: string, today: CalendarDay): string | undefined {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'Choose both days.';
  if (from > to) return 'The first day can’t be after the last.';
  return to > today ? 'The last day can’t be after today.' : undefined;
}

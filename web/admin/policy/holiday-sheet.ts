import { policyTitles } from '../../../contract/staff/policy-titles.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { Policy } from '../../../contract/values/policy.ts';
import type { Raw } from './policy-field.ts';
import type { PolicySheet } from './policy-sheet.ts';

type Holidays = Policy<'holidays'>;
type State = keyof Holidays;

const words: Record<State, string> = { closed: 'Closed', open: 'Open' };

const daysOf = (value: unknown) =>
  (['closed', 'open'] as const)
    .flatMap((state) => (value as Holidays)[state].map((day) => ({ ...day, state })))
    .toSorted((one, other) => one.day.localeCompare(other.day));

const ofState = (rows: readonly Raw[], wanted: State) =>
  rows.filter(({ state }) => state === wanted).map(({ day, name }) => ({ day, name }));

export const holidaySheet: PolicySheet = {
  title: policyTitles.holidays,
  about:
    'Days when we are closed or open unlike the Federal Reserve. They apply to checks and ' +
    'recurring bills.',
  fields: [
    { name: 'day', label: 'Day', kind: 'day' },
    { name: 'state', label: 'The bank is', kind: 'choice', choices: words },
    { name: 'name', label: 'Reason', kind: 'text' },
  ],
  list: { rowName: 'Day', newRow: { state: 'closed' } },
  rowsOf: daysOf,
  valueOf: (rows) => ({ closed: ofState(rows, 'closed'), open: ofState(rows, 'open') }),
  linesOf: (value) =>
    daysOf(value).map(({ day, state, name }) => ({
      label: writtenDay(day),
      text: `${words[state]}: ${name}`,
    })),
  placeOf: ([state, index, field], rows) => {
    const places = rows.flatMap((row, place) => (row['state'] === state ? [place] : []));
    return {
      row: index === undefined ? undefined : places[Number(index)],
      field: field === undefined ? undefined : String(field),
    };
  },
};

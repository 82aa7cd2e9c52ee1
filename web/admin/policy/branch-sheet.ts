import { policyTitles } from '../../../contract/staff/policy-titles.ts';
import { bankTimeZone } from '../../../contract/values/bank-zone.ts';
import type { Branch } from '../../../contract/values/branches.ts';
import { branchHours } from '../../bank/branch-hours.ts';
import type { PolicyField, Raw } from './policy-field.ts';
import type { PolicySheet } from './policy-sheet.ts';

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const hoursFields: PolicyField[] = weekdays.map((label) => ({
  name: label,
  label,
  kind: 'text',
  none: 'Closed',
}));

/** The hours of each weekday as they are typed, `09:00-17:00`. */
function rowOf({ hours, ...branch }: Branch): Raw {
  return {
    ...branch,
    ...Object.fromEntries(
      hours.map(({ weekday, opens, closes }) => [
        weekdays[weekday - 1] ?? '',
        `${opens}-${closes}`,
      ]),
    ),
  };
}

function branchOf(row: Raw) {
  const { name, address, city, state, zip, phone, timeZone, featured } = row;
  const hours = weekdays.flatMap((label, index) => {
    const typed = String(row[label] ?? '').replaceAll(/\s/g, '');
    if (typed === '') return [];
    const [opens = '', closes = ''] = typed.split(/[-–]/);
    return [{ weekday: index + 1, opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }];
  });
  return { name, address, city, state, zip, phone, timeZone, hours, featured };
}

function branchText({
  address,
  city,
  state,
  zip,
  phone,
  timeZone,
  hours,
  featured,
}: Branch): string {
  return [
    `${address}, ${city}, ${state} ${zip}`,
    phone,
    ...branchHours(hours),
    timeZone,
    ...(featured ? ['featured'] : []),
  ].join(' · ');
}

/** The weekday an entry of the hours belongs to. */
const weekdayOf = (row: Raw | undefined, entry: PropertyKey | undefined) =>
  weekdays.filter((label) => String(row?.[label] ?? '').trim() !== '')[Number(entry)];

export const branchSheet: PolicySheet = {
  title: policyTitles.branches,
  about:
    'The branches on the contact page, in this order. Three are featured. Hours are like ' +
    '09:00-17:00; a day left empty is closed.',
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'address', label: 'Address', kind: 'text' },
    { name: 'city', label: 'City', kind: 'text' },
    { name: 'state', label: 'State', kind: 'text' },
    { name: 'zip', label: 'ZIP code', kind: 'text' },
    { name: 'phone', label: 'Phone', kind: 'text' },
    { name: 'timeZone', label: 'Time zone', kind: 'text' },
    ...hoursFields,
    { name: 'featured', label: 'Featured', kind: 'flag' },
  ],
  list: {
    rowName: 'Branch',
    newRow: { timeZone: bankTimeZone, featured: false },
    shownAs: 'folded',
  },
  rowsOf: (value) => (value as Branch[]).map(rowOf),
  valueOf: (rows) => rows.map(branchOf),
  linesOf: (value) =>
    (value as Branch[]).map((branch) => ({ label: branch.name, text: branchText(branch) })),
  placeOf: ([row, field, entry], rows) => ({
    row: row === undefined ? undefined : Number(row),
    field:
      field === 'hours'
        ? weekdayOf(rows[Number(row)], entry)
        : field === undefined
          ? undefined
          : String(field),
  }),
};

import type { Branch } from '../contract/values/branches.ts';

const newYork = 'America/New_York';

/**
 * Days as ISO numbers (1 Monday to 7 Sunday), times on the branch's own clock; a day that is
 * missing is closed.
 */
function openingHours(
  weekday: readonly [opens: string, closes: string],
  saturday?: readonly [opens: string, closes: string],
): Branch['hours'] {
  const hours = [1, 2, 3, 4, 5].map((day) => ({
    weekday: day,
    opens: weekday[0],
    closes: weekday[1],
  }));
  return saturday === undefined
    ? hours
    : [...hours, { weekday: 6, opens: saturday[0], closes: saturday[1] }];
}

const usual = openingHours(['09:00', '17:00'], ['10:00', '14:00']);

/**
 * The branches a visitor can find on /contact, until staff set others; the featured ones are shown
 * before anyone searches.
 */
export const branches: Branch[] = [
  {
    name: 'Moor Slip',
    address: '19 Moor Slip',
    city: 'New York',
    state: 'NY',
    zip: '10004',
    phone: '(212) 555-0142',
    timeZone: newYork,
    hours: usual,
    featured: true,
  },
  {
    name: 'Heather Row',
    address: '240 Atlantic Avenue',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11201',
    phone: '(718) 555-0117',
    timeZone: newYork,
    hours: usual,
    featured: true,
  },
  {
    name: 'Gorse Street',
    address: '61 Hudson Place',
    city: 'Hoboken',
    state: 'NJ',
    zip: '07030',
    phone: '(201) 555-0163',
    timeZone: newYork,
    hours: openingHours(['08:30', '17:30'], ['09:00', '13:00']),
    featured: true,
  },
  {
    name: 'Curlew Square',
    address: '31-02 Steinway Street',
    city: 'Queens',
    state: 'NY',
    zip: '11103',
    phone: '(718) 555-0188',
    timeZone: newYork,
    hours: usual,
    featured: false,
  },
  {
    name: 'Plover House',
    address: '800 Grand Concourse',
    city: 'Bronx',
    state: 'NY',
    zip: '10451',
    phone: '(718) 555-0129',
    timeZone: newYork,
    hours: openingHours(['09:00', '17:00']),
    featured: false,
  },
  {
    name: 'Bracken Terrace',
    address: '25 Hyatt Street',
    city: 'Staten Island',
    state: 'NY',
    zip: '10301',
    phone: '(718) 555-0171',
    timeZone: newYork,
    hours: openingHours(['09:00', '16:30']),
    featured: false,
  },
  {
    name: 'Fell Gate',
    address: '148 Mamaroneck Avenue',
    city: 'White Plains',
    state: 'NY',
    zip: '10601',
    phone: '(914) 555-0136',
    timeZone: newYork,
    hours: usual,
    featured: false,
  },
  {
    name: 'Tarn Street',
    address: '52 Congress Street',
    city: 'Boston',
    state: 'MA',
    zip: '02109',
    phone: '(617) 555-0154',
    timeZone: newYork,
    hours: openingHours(['09:00', '17:00']),
    featured: false,
  },
  {
    name: 'Skylark Court',
    address: '110 North Wacker Drive',
    city: 'Chicago',
    state: 'IL',
    zip: '60606',
    phone: '(312) 555-0190',
    timeZone: 'America/Chicago',
    hours: openingHours(['08:30', '17:00'], ['09:00', '12:00']),
    featured: false,
  },
  {
    name: 'Westering',
    address: '415 Mission Street',
    city: 'San Francisco',
    state: 'CA',
    zip: '94105',
    phone: '(415) 555-0108',
    timeZone: 'America/Los_Angeles',
    hours: openingHours(['09:00', '17:00'], ['10:00', '14:00']),
    featured: false,
  },
];

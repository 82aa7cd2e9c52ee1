import { expect, test } from 'vitest';
import { hoursInSpanish } from './hours-in-spanish.ts';
import { branchHours } from './branch-hours.ts';

const day = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });

test('neighbouring days with equal hours share a line, others do not', () => {
  const hours = [
    day(1, '09:00', '17:00'),
    day(2, '09:00', '17:00'),
    day(4, '09:00', '17:00'),
    day(6, '10:00', '14:30'),
  ];
  expect(branchHours(hours)).toEqual([
    'Mon-Tue 9:00 AM - 5:00 PM',
    'Thu 9:00 AM - 5:00 PM',
    'Sat 10:00 AM - 2:30 PM',
  ]);
});

test('noon and midnight are written as twelve', () => {
  expect(branchHours([day(7, '00:00', '12:00')])).toEqual(['Sun 12:00 AM - 12:00 PM']);
});

test('what an operator wrote in English is said in Spanish, word for word', () => {
  expect(hoursInSpanish('Mon-Fri 9:00 AM - 5:00 PM')).toBe('lun-vie 9:00 a.m. - 5:00 p.m.');
  expect(hoursInSpanish('Sun: Closed')).toBe('dom: Cerrado');
});

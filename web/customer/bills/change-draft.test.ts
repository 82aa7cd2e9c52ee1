import { expect, test } from 'vitest';
import type { BillSchedule } from '../../../contract/money/bills.ts';
import {
  changeBody,
  checkChange,
  checkSignature,
  choosePayments,
  openChange,
  paysMore,
} from './change-draft.ts';

const schedule = {
  _id: '00000000-0000-4000-8000-000000000001',
  amount: 96_00n,
  nextAmount: 72_50n,
  nextDate: '2026-12-11',
  endDate: '2027-06-30',
} as BillSchedule;
const one = openChange(schedule);
const all = choosePayments(one, 'All payments', schedule);

test('it opens with what is paid now, and keeps what was typed for others', () => {
  expect([one.amountDue, all.amountDue, all.endDate]).toEqual(['72.50', '96.00', '2027-06-30']);
  expect(choosePayments({ ...one, amountDue: '80' }, 'All payments', schedule).amountDue).toBe(
    '80',
  );
});

test('what is signed names the bill, the date, the payments and the end', () => {
  const next = changeBody({ ...one, amountDue: '$1,080.25' }, schedule);
  expect(next).toEqual({
    scheduleId: schedule._id,
    date: '2026-12-11',
    payments: 'next',
    amount: 1080_25n,
  });
  expect(changeBody({ ...all, endDate: '' }, schedule)).toEqual({
    scheduleId: schedule._id,
    date: '2026-12-11',
    payments: 'all',
    amount: 96_00n,
    endDate: null,
  });
});

test('no change, no amount or a past end is said before it is sent', () => {
  expect(checkChange(one, schedule)).toEqual({ amountDue: 'You haven’t changed anything yet.' });
  expect(checkChange({ ...one, amountDue: '' }, schedule)).toEqual({
    amountDue: 'Amount due is required.',
  });
  expect(checkChange({ ...all, endDate: '2026-12-10' }, schedule)).toEqual({
    endDate: expect.stringContaining('Dec 11, 2026'),
  });
  expect(checkChange({ ...one, amountDue: '50' }, schedule)).toEqual({});
});

test.each([
  ['the next payment, less', { ...one, amountDue: '72' }, false],
  ['the next payment, more', { ...one, amountDue: '72.51' }, true],
  ['all payments as they were signed, where the next one was less', all, true],
  ['all payments, less than the next one', { ...all, amountDue: '60' }, false],
  ['a later end', { ...all, amountDue: '60', endDate: '2027-07-01' }, true],
  ['no end', { ...all, amountDue: '60', endDate: '' }, true],
  ['an earlier end', { ...all, amountDue: '60', endDate: '2027-01-01' }, false],
])('%s: whether it is signed', (_name, draft, needsPin) => {
  expect(paysMore(changeBody(draft, schedule), schedule)).toBe(needsPin);
});

test('what is signed needs the PIN', () => {
  expect(checkSignature(one)).toEqual({ securityPin: 'Security PIN is required.' });
  expect(checkSignature({ ...one, securityPin: '4071' })).toEqual({});
});

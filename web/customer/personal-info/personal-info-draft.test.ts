import { expect, test } from 'vitest';
import type { User } from '../../../contract/people/users.ts';
import { firstStepErrors } from './first-step-errors.ts';
import { changesOf, draftOf, formOf, stepOf } from './personal-info-draft.ts';

const user = {
  fullName: 'Maya Okafor',
  email: 'maya@mail.example',
  pendingEmail: null,
  phone: '212 555 0142',
  address: '',
  profileImage: null,
  idDocument: null,
} as User;

test('the first step asks for name, email and phone, and for nothing else [L-150]', () => {
  expect(firstStepErrors({ ...draftOf(user), fullName: ' ', email: '', phone: '' })).toEqual({
    fullName: 'Full name is required.',
    email: 'Email is required.',
    phone: 'Phone is required.',
  });
  expect(firstStepErrors({ ...draftOf(user), email: 'maya' })).toEqual({
    email: 'Invalid email address.',
  });
  expect(firstStepErrors(draftOf(user))).toEqual({});
});

test('old and new stand side by side where the bank knew something before [D-71]', () => {
  const draft = { ...draftOf(user), phone: '646 555 0101', address: '8 Heather Row' };
  expect(changesOf(user, draft)).toEqual([
    { name: 'Phone', before: '212 555 0142', after: '646 555 0101' },
  ]);
  expect(changesOf(user, draftOf(user))).toEqual([]);
});

test('a form starts with the newer wish for an address, and sends no old file', () => {
  const draft = draftOf({ ...user, pendingEmail: 'maya@new.example' });
  expect(Object.fromEntries(formOf(draft))).toEqual({
    fullName: 'Maya Okafor',
    email: 'maya@new.example',
    phone: '212 555 0142',
    address: '',
  });
});

test('a refused field leads to its step', () => {
  expect(['phone', 'profileImage', 'idDocument'].map(stepOf)).toEqual([0, 1, 2]);
});

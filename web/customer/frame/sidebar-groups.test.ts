import { expect, test } from 'vitest';
import { sidebarGroups } from './sidebar-groups.ts';

test('the sidebar has the three specified groups, each with its pages in order [L-057]', () => {
  expect(sidebarGroups.map(({ title, links }) => [title, ...links.map(({ to }) => to)])).toEqual([
    ['Main', '/user/dashboard', '/user/transactions', '/user/deposit', '/user/cards'],
    ['Transfers', '/user/local-transfer', '/user/international-transfer'],
    ['Services', '/user/pay-bills', '/user/loans', '/user/savings', '/user/investments'],
  ]);
});

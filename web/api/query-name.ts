/**
 * What a query is called, from its noun to its details. What begins with the same words is read
 * again together; a misspelled word would read nothing again, so the compiler knows them all.
 */
export type QueryName =
  | readonly [Noun, ...unknown[]]
  | readonly ['admin']
  | readonly ['admin', StaffNoun, ...unknown[]];

type Noun =
  | 'accounts'
  | 'bank'
  | 'cards'
  | 'case-hold'
  | 'checks'
  | 'conversations'
  | 'disputes'
  | 'file'
  | 'freeze'
  | 'identity'
  | 'loans'
  | 'mail-choices'
  | 'moments'
  | 'notices'
  | 'passkeys'
  | 'pin'
  | 'quote'
  | 'second-factor'
  | 'sessions'
  | 'statements'
  | 'transfers'
  | 'user';

type StaffNoun =
  | 'audit'
  | 'audit-actions'
  | 'books'
  | 'check'
  | 'colleagues'
  | 'dispute'
  | 'freeze'
  | 'funding-proposal'
  | 'identity'
  | 'jobs'
  | 'loan'
  | 'message'
  | 'outside-payments'
  | 'own-rights'
  | 'payment-review'
  | 'policies'
  | 'queues'
  | 'rates'
  | 'recent-users'
  | 'running-loans'
  | 'user'
  | 'users'
  | 'weaknesses';

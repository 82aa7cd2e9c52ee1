/**
 * The name of a query, from its noun to its details. Queries that begin with the same words are
 * read again together; a misspelled word would read nothing again, so the compiler knows them all.
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
  | 'feeds'
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
  | 'mailbox'
  | 'message'
  | 'news'
  | 'outside-payments'
  | 'own-rights'
  | 'payment-return'
  | 'payment-review'
  | 'policies'
  | 'queues'
  | 'rates'
  | 'recent-users'
  | 'running-loans'
  | 'user'
  | 'users'
  | 'vouchers'
  | 'weaknesses';

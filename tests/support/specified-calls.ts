interface SpecifiedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Every field of the payload, and no other. */
  fields: readonly string[];
  /** Without a bearer token. */
  open?: true;
}

const transferFields = [
  'recipientName',
  'recipientAccount',
  'recipientBank',
  'amount',
  'transferType',
  'transferDate',
  'reference',
];

/** The calls of section 7 of the specification, in its order. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  {
    method: 'POST',
    path: '/api/users/login',
    fields: ['username', 'email', 'password'],
    open: true,
  },
  {
    method: 'POST',
    path: '/api/users/register',
    fields: ['username', 'email', 'password'],
    open: true,
  },
  {
    method: 'POST',
    path: '/api/transfers/local',
    fields: [...transferFields, 'recipientRouting', 'debitedAccount'],
  },
  {
    method: 'POST',
    path: '/api/transfers/international',
    fields: [...transferFields, 'recipientSwift', 'recipientIban', 'recipientCountry', 'currency'],
  },
  {
    method: 'POST',
    path: '/api/users/profile',
    fields: ['fullName', 'email', 'phone', 'address', 'idDocument', 'profileImage', 'cardType'],
  },
  { method: 'GET', path: '/api/users/user', fields: [] },
  { method: 'GET', path: '/api/users/accounts', fields: [] },
  { method: 'GET', path: '/api/transfers/transactions', fields: [] },
  { method: 'GET', path: '/api/card/all', fields: [] },
  { method: 'POST', path: '/api/card/generate', fields: ['cardType'] },
  { method: 'DELETE', path: '/api/card/delete/{id}', fields: [] },
  {
    method: 'POST',
    path: '/api/transfers/payBill',
    fields: [
      'recipientName',
      'recipientAccount',
      'recipientBank',
      'amount',
      'currency',
      'transferDate',
      'reference',
      'billType',
    ],
  },
  {
    method: 'POST',
    path: '/api/loans',
    fields: [
      'loanAmount',
      'loanPurpose',
      'loanTerm',
      'income',
      'employmentStatus',
      'creditScore',
      'additionalNotes',
    ],
  },
  { method: 'GET', path: '/api/users/accounts/savings', fields: [] },
  { method: 'GET', path: '/api/users/accounts/investment', fields: [] },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    fields: ['email', 'newPassword', 'confirmPassword'],
    open: true,
  },
  { method: 'GET', path: '/api/admin/users', fields: [] },
  { method: 'GET', path: '/api/admin/users/{id}', fields: [] },
  { method: 'PUT', path: '/api/admin/users/suspend/{id}', fields: [] },
  { method: 'PUT', path: '/api/admin/users/unsuspend/{id}', fields: [] },
  { method: 'DELETE', path: '/api/admin/users/{id}', fields: [] },
  {
    method: 'PUT',
    path: '/api/admin/users/{id}/accounts/fund',
    fields: [
      'accountName',
      'amount',
      'senderAccount',
      'recipientBank',
      'reference',
      'transferDate',
    ],
  },
];

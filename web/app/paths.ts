/** Every address of the app, in one place. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  unauthorized: () => '/unauthorized',
  dashboard: () => '/user/dashboard',
  transactions: () => '/user/transactions',
  localTransfer: () => '/user/local-transfer',
  securityPin: () => '/user/security-pin',
  users: () => '/admin',
  manageUser: (id: string) => `/admin/manage-users/${encodeURIComponent(id)}`,
  adminPassword: () => '/admin/password',
} as const;

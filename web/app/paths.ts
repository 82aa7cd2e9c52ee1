/** Every address of the app, in one place. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  unauthorized: () => '/unauthorized',
  dashboard: () => '/user/dashboard',
  transactions: () => '/user/transactions',
  cards: () => '/user/cards',
  localTransfer: () => '/user/local-transfer',
  securityPin: () => '/user/security-pin',
  profile: () => '/user/profile',
  sessions: () => '/user/sessions',
  passwordReset: () => '/user/password-reset',
  confirmEmail: () => '/user/confirm-email',
  personalInfo: () => '/personal-info',
  users: () => '/admin',
  manageUser: (id: string) => `/admin/manage-users/${encodeURIComponent(id)}`,
  adminPassword: () => '/admin/password',
} as const;

import type { WithdrawnAccess } from '../../../server/people/users/withdraw-access.ts';

/** Says how people come in after nothing of the restored time opens the bank any more. */
export function howToComeIn({ staff, customers }: WithdrawnAccess): string {
  const resets = staff.map((username) => `  npm run bank -- admin reset ${username}`);
  return [
    'No session, password or passkey of that time opens it, since each may have been withdrawn ' +
      'meanwhile; no mail of that time waits.',
    ...(resets.length > 0 ? ['Staff sign in with a new password each:', ...resets] : []),
    ...(customers > 0
      ? [
          `Customers (${customers}) choose a new one by “Email me a reset link” at the login; ` +
            'their PINs and authenticator apps are as they were.',
        ]
      : []),
  ].join('\n');
}

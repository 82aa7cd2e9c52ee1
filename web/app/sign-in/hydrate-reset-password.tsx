import '../configure-zod.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { hydrateForm } from './hydrate-form.tsx';

hydrateForm(<ResetPasswordForm />);

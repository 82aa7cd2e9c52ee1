import '../configure-zod.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { hydrateForm } from './hydrate-form.tsx';

hydrateForm(<ForgotPasswordForm />);

import '../configure-zod.ts';
import { ConfirmOwnEmailForm } from './confirm-own-email-form.tsx';
import { hydrateForm } from './hydrate-form.tsx';

hydrateForm(<ConfirmOwnEmailForm />);

import '../configure-zod.ts';
import { hydrateForm } from './hydrate-form.tsx';
import { RegisterForm } from './register-form.tsx';

hydrateForm(<RegisterForm />);

import '../configure-zod.ts';
import { hydrateForm } from './hydrate-form.tsx';
import { LoginForm } from './login-form.tsx';

hydrateForm(<LoginForm />);

import '../configure-zod.ts';
import { hydrateForm } from './hydrate-form.tsx';
import { NotMeForm } from './not-me-form.tsx';

hydrateForm(<NotMeForm />);

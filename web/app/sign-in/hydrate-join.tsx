import '../configure-zod.ts';
import { JoinForm } from './join-form.tsx';
import { hydrateForm } from './hydrate-form.tsx';

hydrateForm(<JoinForm />);

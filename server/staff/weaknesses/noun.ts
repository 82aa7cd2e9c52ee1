import { noun } from '../../noun.ts';
import { callsOfWeaknesses } from './weaknesses-routes.ts';

export const weaknesses = noun({ calls: [callsOfWeaknesses] });

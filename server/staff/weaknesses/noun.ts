import { noun } from '../../noun.ts';
import { bindWeaknesses } from './weaknesses-routes.ts';

export const weaknesses = noun({ calls: [bindWeaknesses] });

import { noun } from '../../noun.ts';
import { bindInsight } from './insight-routes.ts';

export const insight = noun({ calls: [bindInsight] });

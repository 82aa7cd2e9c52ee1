import { noun } from '../../noun.ts';
import { callsOfInsight } from './insight-routes.ts';

export const insight = noun({ calls: [callsOfInsight] });

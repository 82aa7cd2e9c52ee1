import { noun } from '../../noun.ts';
import { callsOfMoments } from './moments-routes.ts';
import { momentsClosing } from './moments-store.ts';

export const moments = noun({ calls: [callsOfMoments], closing: momentsClosing });

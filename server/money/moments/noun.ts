import { noun } from '../../noun.ts';
import { bindMoments } from './moments-routes.ts';
import { momentsClosing } from './moments-store.ts';

export const moments = noun({ calls: [bindMoments], closing: momentsClosing });

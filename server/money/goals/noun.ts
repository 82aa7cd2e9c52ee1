import { noun } from '../../noun.ts';
import { goalsClosing } from './goals-store.ts';

export const goals = noun({ closing: goalsClosing });

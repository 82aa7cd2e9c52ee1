import { noun } from '../../noun.ts';
import { pinClosing } from './pins-store.ts';

export const securityPin = noun({ closing: pinClosing });

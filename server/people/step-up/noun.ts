import { noun } from '../../noun.ts';

export const stepUp = noun({});

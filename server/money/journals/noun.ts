import { noun } from '../../noun.ts';

export const journals = noun({});

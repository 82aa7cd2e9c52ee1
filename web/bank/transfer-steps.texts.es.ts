import type { transferStepsTexts as english } from './transfer-steps.texts.ts';

export const transferStepsTexts: typeof english = {
  transferSteps: {
    status: 'Estado',
  },
};

import type { twoStepTexts as english } from './two-step.texts.ts';

export const twoStepTexts: typeof english = {
  twoStepPage: {
    twoStepSignIn: 'Inicio de sesión en dos pasos',
    anExtraCheckWhenYou: 'Una comprobación más al iniciar sesión.',
  },
};

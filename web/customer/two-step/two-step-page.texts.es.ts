import { sentence } from '../../ui/values/sentence.ts';
import type { twoStepPageTexts as english } from './two-step-page.texts.ts';

export const twoStepPageTexts: typeof english = {
  heading: 'Verificación en dos pasos',
  detail: 'Una comprobación más al iniciar sesión.',
  notMine: (link) =>
    sentence(
      '¿No es suya una llave de acceso o una aplicación de aquí? ',
      link('Congele su cuenta'),
      ' de inmediato.',
    ),
};

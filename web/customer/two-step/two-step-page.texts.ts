import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const twoStepPageTexts = inBothLanguages({
  heading: { en: 'Two-step sign-in', es: 'Verificación en dos pasos' },
  detail: { en: 'An extra check when you log in.', es: 'Una comprobación más al iniciar sesión.' },
  notMine: {
    en: (link: (text: string) => ReactNode) =>
      sentence('Is a passkey or an app here not yours? ', link('Freeze your account'), ' at once.'),
    es: (link: (text: string) => ReactNode) =>
      sentence(
        '¿No es suya una llave de acceso o una aplicación de aquí? ',
        link('Congele su cuenta'),
        ' de inmediato.',
      ),
  },
});

import { sentence } from '../values/sentence.ts';
import type { fieldsTexts as english } from './fields.texts.ts';

export const fieldsTexts: typeof english = {
  optional: '(opcional)',
  show: (hidden) => sentence('Mostrar', hidden(' la contraseña')),
  hide: (hidden) => sentence('Ocultar', hidden(' la contraseña')),
  capsLock: 'Las mayúsculas están activadas.',
};

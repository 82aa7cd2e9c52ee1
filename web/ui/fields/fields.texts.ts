import type { ReactNode } from 'react';
import { sentence } from '../values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type HiddenOf = (text: string) => ReactNode;

export const fieldsTexts = inBothLanguages({
  optional: { en: '(optional)', es: '(opcional)' },
  /** `hidden` is read out alone. */
  show: {
    en: (hidden: HiddenOf) => sentence('Show', hidden(' password')),
    es: (hidden: HiddenOf) => sentence('Mostrar', hidden(' la contraseña')),
  },
  hide: {
    en: (hidden: HiddenOf) => sentence('Hide', hidden(' password')),
    es: (hidden: HiddenOf) => sentence('Ocultar', hidden(' la contraseña')),
  },
  capsLock: { en: 'Caps Lock is on.', es: 'Las mayúsculas están activadas.' },
});

export const searchFieldTexts = inBothLanguages({
  key: { en: 'Key / for search', es: 'Tecla / para buscar' },
  keyOn: {
    en: 'Press / to search. Click to turn this shortcut off.',
    es: 'Presione / para buscar. Haga clic para desactivar este atajo.',
  },
  keyOff: {
    en: 'The / shortcut is off. Click to turn it on.',
    es: 'El atajo / está desactivado. Haga clic para activarlo.',
  },
  clear: { en: 'Clear search', es: 'Borrar la búsqueda' },
});

export const typedAmountTexts = inBothLanguages({
  likeThis: { en: 'Please type the amount like 1,234.50.', es: 'Escriba el monto como 1,234.50.' },
});

import type { ReactNode } from 'react';
import { sentence } from '../values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const feedbackTexts = inBothLanguages({
  offline: {
    en: 'You are offline. What you see may be out of date, and nothing can be sent.',
    es: 'No tiene conexión. Lo que ve puede estar desactualizado, y no se puede enviar nada.',
  },
  request: {
    en: (id: ReactNode) => sentence('Request ', id),
    es: (id: ReactNode) => sentence('Solicitud ', id),
  },
  requestNumber: { en: 'request number', es: 'el número de solicitud' },
  loading: { en: 'Loading', es: 'Cargando' },
  slow: {
    en: 'This is taking longer than usual. Please wait a moment.',
    es: 'Esto tarda más de lo habitual. Espere un momento.',
  },
  dismiss: { en: 'Dismiss', es: 'Cerrar' },
  tryAgain: { en: 'Try again', es: 'Intentar de nuevo' },
  tryingAgain: { en: 'Trying again...', es: 'Intentando de nuevo...' },
  upload: { en: 'Upload', es: 'Carga' },
  uploading: {
    en: (share: string) => `Uploading ${share}`,
    es: (share: string) => `Cargando ${share}`,
  },
  uploaded: { en: 'Uploaded', es: 'Cargado' },
});

import { sentence } from '../values/sentence.ts';
import type { feedbackTexts as english } from './feedback.texts.ts';

export const feedbackTexts: typeof english = {
  offline: 'No tiene conexión. Lo que ve puede estar desactualizado, y no se puede enviar nada.',
  request: (id) => sentence('Solicitud ', id),
  requestNumber: 'el número de solicitud',
  loading: 'Cargando',
  slow: 'Esto tarda más de lo habitual. Espere un momento.',
  dismiss: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  tryingAgain: 'Intentando de nuevo...',
  upload: 'Carga',
  uploading: (share) => `Cargando ${share}`,
  uploaded: 'Cargado',
};

import { fieldText } from '../../field-text.texts.es.ts';
import type { TextsOf } from '../define.ts';
import type { ofRequests as english } from '../of-requests.ts';

/** Of the request itself, in Spanish. */
export const ofRequests: TextsOf<typeof english> = {
  MALFORMED: {
    title: 'Solicitud con formato incorrecto',
    message: 'No se pudo leer la solicitud. No se cambió nada.',
  },
  INVALID_FIELDS: {
    title: 'Campos no válidos',
    message: ({ first }) =>
      first === undefined ? 'Revise los campos marcados. No se cambió nada.' : fieldText(first),
  },
  NOT_FOUND: { title: 'No se encontró', message: 'No hay nada en esta dirección.' },
  METHOD_NOT_ALLOWED: {
    title: 'Método no permitido',
    message: 'Esta dirección no acepta este método.',
  },
  TOO_SLOW: {
    title: 'Solicitud demasiado lenta',
    message: 'La solicitud tardó demasiado en llegar. No se cambió nada. Inténtelo de nuevo.',
  },
  IN_FLIGHT: {
    title: 'Todavía en proceso',
    message:
      'La misma solicitud todavía se está procesando. Espere un momento y vuelva a preguntar.',
  },
  KEY_REUSED: {
    title: 'Clave ya utilizada',
    message: 'Esta clave de idempotencia pertenece a otra solicitud. No se movió dinero.',
  },
  TOO_LARGE: {
    title: 'Demasiado grande',
    message: 'La solicitud es demasiado grande. No se cambió nada.',
  },
  UNSUPPORTED_TYPE: {
    title: 'Tipo no admitido',
    message:
      'La solicitud debe ser JSON, o multipart/form-data cuando se envían archivos. No se ' +
      'cambió nada.',
  },
  HEADERS_TOO_LARGE: {
    title: 'Encabezados demasiado grandes',
    message: 'Los encabezados de la solicitud son demasiado grandes. No se cambió nada.',
  },
  INTERNAL: {
    title: 'Error inesperado',
    message: 'Algo falló de nuestra parte. Nada quedó a medias.',
  },
  BUSY: {
    title: 'Ocupado',
    message: 'El banco está ocupado. No se cambió nada. Inténtelo de nuevo dentro de un momento.',
  },
  DATABASE_GONE: {
    title: 'La base de datos no está',
    message:
      'La carpeta de la base de datos del banco no está en su lugar. No se mueve dinero ni se ' +
      'puede consultar nada hasta que vuelva.',
  },
  OUTCOME_UNKNOWN: {
    title: 'Resultado desconocido',
    message:
      'No pudimos confirmar el resultado. Vuelva a preguntar con la misma clave; no pagará dos ' +
      'veces.',
  },
  STOPPING: {
    title: 'Por detenerse',
    message:
      'Este servidor está por detenerse y no debe recibir más trabajo. No se cambió nada. Otro ' +
      'responde.',
  },
};

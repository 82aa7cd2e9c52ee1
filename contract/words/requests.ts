import * as z from 'zod/mini';
import { fieldText } from '../values/field-text.texts.es.ts';
import { defineRefusals, withParams } from './define.ts';

/** Of the request itself, whatever is asked. */
export const refusalsOfRequests = defineRefusals({
  MALFORMED: {
    status: 400,
    title: { en: 'Malformed request', es: 'Solicitud con formato incorrecto' },
    message: {
      en: 'The request could not be read. Nothing was changed.',
      es: 'No se pudo leer la solicitud. No se cambió nada.',
    },
  },
  INVALID_FIELDS: withParams({
    params: { first: z.optional(z.string()) },
    status: 400,
    title: { en: 'Invalid fields', es: 'Campos no válidos' },
    message: {
      en: ({ first }) => first ?? 'Please check the marked fields. Nothing was changed.',
      es: ({ first }) =>
        first === undefined ? 'Revise los campos marcados. No se cambió nada.' : fieldText(first),
    },
  }),
  NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: { en: 'There is nothing at this address.', es: 'No hay nada en esta dirección.' },
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: { en: 'Method not allowed', es: 'Método no permitido' },
    message: {
      en: 'This address does not take this method.',
      es: 'Esta dirección no acepta este método.',
    },
  },
  TOO_SLOW: {
    status: 408,
    title: { en: 'Request too slow', es: 'Solicitud demasiado lenta' },
    message: {
      en: 'The request took too long to arrive. Nothing was changed. Please try again.',
      es: 'La solicitud tardó demasiado en llegar. No se cambió nada. Inténtelo de nuevo.',
    },
  },
  IN_FLIGHT: {
    status: 409,
    title: { en: 'Still working', es: 'Todavía en proceso' },
    message: {
      en: 'The same request is still being worked on. Please wait a moment and ask again.',
      es: 'La misma solicitud todavía se está procesando. Espere un momento y vuelva a preguntar.',
    },
  },
  KEY_REUSED: {
    status: 409,
    title: { en: 'Key reused', es: 'Clave ya utilizada' },
    message: {
      en: 'This idempotency key belongs to another request. No money was moved.',
      es: 'Esta clave de idempotencia pertenece a otra solicitud. No se movió dinero.',
    },
  },
  TOO_LARGE: {
    status: 413,
    title: { en: 'Too large', es: 'Demasiado grande' },
    message: {
      en: 'The request is too large. Nothing was changed.',
      es: 'La solicitud es demasiado grande. No se cambió nada.',
    },
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    title: { en: 'Unsupported type', es: 'Tipo no admitido' },
    message: {
      en: 'The request must be JSON, or multipart/form-data where files are sent. Nothing was changed.',
      es:
        'La solicitud debe ser JSON, o multipart/form-data cuando se envían archivos. No se ' +
        'cambió nada.',
    },
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    title: { en: 'Headers too large', es: 'Encabezados demasiado grandes' },
    message: {
      en: 'The headers of the request are too large. Nothing was changed.',
      es: 'Los encabezados de la solicitud son demasiado grandes. No se cambió nada.',
    },
  },
  INTERNAL: {
    status: 500,
    title: { en: 'Unexpected error', es: 'Error inesperado' },
    message: {
      en: 'Something went wrong on our side. Nothing was left half-done.',
      es: 'Algo falló de nuestra parte. Nada quedó a medias.',
    },
  },
  BUSY: {
    status: 503,
    title: { en: 'Busy', es: 'Ocupado' },
    message: {
      en: 'The bank is busy. Nothing was changed. Please try again in a moment.',
      es: 'El banco está ocupado. No se cambió nada. Inténtelo de nuevo dentro de un momento.',
    },
  },
  DATABASE_GONE: {
    status: 503,
    title: { en: 'Database gone', es: 'La base de datos no está' },
    message: {
      en:
        'The folder of the bank’s database is gone. No money moves, and nothing can be read, until ' +
        'it is back.',
      es:
        'La carpeta de la base de datos del banco no está en su lugar. No se mueve dinero ni se ' +
        'puede consultar nada hasta que vuelva.',
    },
  },
  OUTCOME_UNKNOWN: {
    status: 503,
    title: { en: 'Outcome unknown', es: 'Resultado desconocido' },
    message: {
      en:
        'We could not confirm the outcome. Please ask again with the same key; you will not pay ' +
        'twice.',
      es:
        'No pudimos confirmar el resultado. Vuelva a preguntar con la misma clave; no pagará dos ' +
        'veces.',
    },
  },
  STOPPING: {
    status: 503,
    title: { en: 'Stopping', es: 'Por detenerse' },
    message: {
      en:
        'This server is about to stop and should get no new work. Nothing was changed. Another ' +
        'one answers.',
      es:
        'Este servidor está por detenerse y no debe recibir más trabajo. No se cambió nada. Otro ' +
        'responde.',
    },
  },
});

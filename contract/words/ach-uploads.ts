import { achFaultText, achFileFault } from './ach-file-faults.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { nameParam } from './params.ts';

/** The refusals of files of the ACH network that staff bring in. */
export const refusalsOfAchUploads = defineRefusals({
  ACH_FILE_WRONG: withParams({
    params: achFileFault,
    status: 422,
    title: { en: 'File not usable', es: 'Archivo no utilizable' },
    message: {
      en: (fault) =>
        `This file is wrong. ${achFaultText(fault, 'en')} No entry was taken and no money was ` +
        'moved. Please ask its sender for a right one.',
      es: (fault) =>
        `Este archivo está mal. ${achFaultText(fault, 'es')} No se tomó ninguna entrada ni se ` +
        'movió dinero. Pida uno correcto a quien lo envió.',
    },
    field: 'file',
  }),
  ACH_FILE_KNOWN: {
    status: 409,
    title: { en: 'Taken before', es: 'Ya se tomó' },
    message: {
      en: 'The bank took this very file before. Nothing was changed. Please look for it in the list.',
      es: 'El banco ya tomó este mismo archivo. No se cambió nada. Búsquelo en la lista.',
    },
    field: 'file',
  },
  ACH_FILE_WAITS: {
    status: 409,
    title: { en: 'Waits already', es: 'Ya está en espera' },
    message: {
      en: 'This very file waits for a second person already. Nothing was changed.',
      es: 'Este mismo archivo ya espera a una segunda persona. No se cambió nada.',
    },
    field: 'file',
  },
  ACH_FILE_BUSY: {
    status: 409,
    title: { en: 'Another file is being taken', es: 'Se está tomando otro archivo' },
    message: {
      en: 'The bank takes another file at this moment. Nothing was changed. Please try again in a minute.',
      es: 'El banco está tomando otro archivo. No se cambió nada. Inténtelo de nuevo en un minuto.',
    },
  },
  ACH_UPLOAD_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No file with this ID was brought in. Nothing was changed.',
      es: 'No se presentó ningún archivo con este identificador. No se cambió nada.',
    },
  },
});

/** The answers to what was done with those files. */
export const answersOfAchUploads = defineAnswers({
  ACH_FILE_PROPOSED: withParams({
    params: { name: nameParam },
    message: {
      en: ({ name }) => `${name} is right, and waits for a second person. Nothing was taken yet.`,
      es: ({ name }) =>
        `${name} es correcto y espera a una segunda persona. Todavía no se tomó nada.`,
    },
  }),
  ACH_FILE_TAKEN: withParams({
    params: { name: nameParam },
    message: {
      en: ({ name }) => `${name} taken. Its credits are posted on their day.`,
      es: ({ name }) => `Se tomó ${name}. Sus abonos se registran en su día.`,
    },
  }),
  ACH_FILE_SENT_BACK: withParams({
    params: { name: nameParam },
    message: {
      en: ({ name }) => `${name} sent back. Nothing of it was taken.`,
      es: ({ name }) => `Se devolvió ${name}. No se tomó nada de él.`,
    },
  }),
});

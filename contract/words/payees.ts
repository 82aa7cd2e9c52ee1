import * as z from 'zod/mini';
import { spendingCategories } from '../values/spending-categories.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { nameParam } from './params.ts';
import { spendingWordsInSpanish } from './spending-words.ts';

/** Of payees and of saved searches. */
export const refusalsOfPayees = defineRefusals({
  NO_PAYEE_TO_SORT: {
    status: 409,
    title: { en: 'Nothing to sort', es: 'Nada que clasificar' },
    message: {
      en: 'You can only sort payments you made to another person or a biller. Nothing was changed.',
      es: 'Solo se puede clasificar un pago suyo a otra persona o a una empresa. No se cambió nada.',
    },
  },
  NO_PAYEE_TO_NAME: {
    status: 409,
    title: { en: 'No payee to name', es: 'Nadie a quien dar un apodo' },
    message: {
      en: 'You can only nickname a person or a biller you made a payment to. Nothing was changed.',
      es:
        'Solo puede dar un apodo a una persona o a una empresa a la que usted haya hecho un pago. ' +
        'No se cambió nada.',
    },
  },
  MONTH_OUT_OF_REACH: withParams({
    params: { first: nameParam, last: nameParam },
    status: 422,
    title: { en: 'Month out of reach', es: 'Mes fuera de alcance' },
    message: {
      en: ({ first, last }) => `Please choose a month from ${first} to ${last}, the current month.`,
      es: ({ first, last }) => `Elija un mes desde ${first} hasta ${last}, el mes en curso.`,
    },
    field: 'month',
  }),
  SEARCH_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No saved search of yours has this ID. Nothing was changed.',
      es: 'Ninguna de sus búsquedas guardadas tiene este identificador. No se cambió nada.',
    },
  },
  SEARCH_NAME_TAKEN: {
    status: 409,
    title: { en: 'Name taken', es: 'Nombre en uso' },
    message: {
      en:
        'You have another saved search with this name. Nothing was changed. Please choose another ' +
        'name, or remove that one first.',
      es:
        'Usted tiene otra búsqueda guardada con este nombre. No se cambió nada. Elija otro ' +
        'nombre o quite primero la otra.',
    },
    field: 'name',
  },
  SEARCHES_FULL: {
    status: 409,
    title: { en: 'Too many saved searches', es: 'Demasiadas búsquedas guardadas' },
    message: {
      en: 'You have 20 saved searches. Remove one first. Nothing was changed.',
      es: 'Usted tiene 20 búsquedas guardadas. Quite una primero. No se cambió nada.',
    },
  },
});

/** Of payees and of saved searches. */
export const answersOfPayees = defineAnswers({
  SEARCH_SAVED: withParams({
    params: { name: nameParam },
    message: {
      en: ({ name }) => `Saved as “${name}”.`,
      es: ({ name }) => `Se guardó como «${name}».`,
    },
  }),
  SEARCH_REMOVED: {
    message: { en: 'The saved search was removed.', es: 'Se quitó la búsqueda guardada.' },
  },
  PAYEE_SORTED: withParams({
    params: { name: nameParam, category: z.enum(spendingCategories) },
    message: {
      en: ({ name, category }) => `All payments to ${name} are sorted as “${category}”.`,
      es: ({ name, category }) =>
        `Se clasificaron todos los pagos a ${name} como «${spendingWordsInSpanish[category]}».`,
    },
  }),
  PAYEE_UNSORTED: withParams({
    params: { name: nameParam },
    message: {
      en: ({ name }) => `Payments to ${name} are as they were before.`,
      es: ({ name }) => `Los pagos a ${name} están como antes.`,
    },
  }),
  PAYEE_NICKNAMED: withParams({
    params: { name: nameParam, nickname: nameParam },
    message: {
      en: ({ name, nickname }) => `${name} is shown to you as “${nickname}”.`,
      es: ({ name, nickname }) => `Usted ve ahora a ${name} como «${nickname}».`,
    },
  }),
  NICKNAME_REMOVED: withParams({
    params: { name: nameParam },
    message: {
      en: ({ name }) => `${name} has no nickname anymore.`,
      es: ({ name }) => `${name} ya no tiene apodo.`,
    },
  }),
});

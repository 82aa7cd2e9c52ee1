import * as z from 'zod/mini';
import { heldIdentities, type HeldIdentity } from '../values/held-identity.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { amountParam, amountText } from './params.ts';

const heldIdentity = z.enum(heldIdentities);

const whatNext: Record<HeldIdentity, string> = {
  none: 'Please upload your ID on the page Personal information.',
  waiting: 'We are looking at your ID, and will tell you as soon as we are done.',
  refused:
    'We could not accept the ID you sent. Please upload another one on the page Personal ' +
    'information.',
};

const whatNextInSpanish: Record<HeldIdentity, string> = {
  none: 'Envíe su documento de identidad en la página Información personal.',
  waiting: 'Estamos revisando su documento de identidad y le avisaremos en cuanto terminemos.',
  refused:
    'No pudimos aceptar el documento que envió. Envíe otro en la página Información personal.',
};

/** Of customers whose ID document staff have not accepted. */
export const refusalsOfIdentity = defineRefusals({
  IDENTITY_LIMIT: withParams({
    params: { max: amountParam, identity: heldIdentity },
    status: 403,
    title: { en: 'Limit until your ID is accepted', es: 'Límite hasta aceptar su documento' },
    message: {
      en: ({ max, identity }) =>
        `Until we have accepted your ID, you can pay others up to ${amountText(max)} a day. No ` +
        `money was moved. ${whatNext[identity]}`,
      es: ({ max, identity }) =>
        'Mientras no hayamos aceptado su documento de identidad, puede pagar a otros hasta ' +
        `${amountText(max)} al día. No se movió dinero. ${whatNextInSpanish[identity]}`,
    },
    field: 'amount',
  }),
  IDENTITY_ABROAD: withParams({
    params: { identity: heldIdentity },
    status: 403,
    title: { en: 'ID not accepted yet', es: 'Documento aún no aceptado' },
    message: {
      en: ({ identity }) =>
        'You can send money abroad once we have accepted your ID. No money was moved. ' +
        whatNext[identity],
      es: ({ identity }) =>
        'Podrá enviar dinero al extranjero cuando hayamos aceptado su documento de identidad. No ' +
        `se movió dinero. ${whatNextInSpanish[identity]}`,
    },
  }),
  IDENTITY_CARD: withParams({
    params: { identity: heldIdentity },
    status: 403,
    title: { en: 'ID not accepted yet', es: 'Documento aún no aceptado' },
    message: {
      en: ({ identity }) =>
        'You can have a card and see its number once we have accepted your ID. Nothing was ' +
        `changed. ${whatNext[identity]}`,
      es: ({ identity }) =>
        'Podrá tener una tarjeta y ver su número cuando hayamos aceptado su documento de ' +
        `identidad. No se cambió nada. ${whatNextInSpanish[identity]}`,
    },
  }),
  DOCUMENT_REPLACED: {
    status: 409,
    title: { en: 'Document replaced', es: 'Documento reemplazado' },
    message: {
      en:
        'The customer has sent another document or another name since you opened it. Nothing was ' +
        'changed. Please look at the new one.',
      es:
        'El cliente envió otro documento u otro nombre desde que usted lo abrió. No se cambió nada. ' +
        'Revise el nuevo.',
    },
  },
});

/** Of what staff decide about an ID document. */
export const answersOfIdentity = defineAnswers({
  IDENTITY_VERIFIED: { message: { en: 'Identity verified.', es: 'Identidad verificada.' } },
  DOCUMENT_REFUSED: { message: { en: 'Document refused.', es: 'Documento rechazado.' } },
});

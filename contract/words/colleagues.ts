import * as z from 'zod/mini';
import { type StaffRole, staffRoleNames, staffRoles } from '../values/rights.ts';
import { withArticle } from '../values/with-article.ts';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { nameParam } from './params.ts';

const roleWordsInSpanish: Record<StaffRole, string> = {
  viewer: 'lector',
  teller: 'cajero',
  approver: 'autorizador',
  manager: 'gerente',
  auditor: 'auditor',
};

/** Of who belongs to the staff, and what their role allows. */
export const refusalsOfColleagues = defineRefusals({
  RIGHT_MISSING: withParams({
    params: { role: z.nullable(z.enum(staffRoleNames)) },
    status: 403,
    title: { en: 'Not among your rights', es: 'No está entre sus permisos' },
    message: {
      en: ({ role }) =>
        role === null
          ? 'You are not a member of the staff any more. Nothing was changed.'
          : `Your role, ${staffRoles[role]}, does not include this. Nothing was changed. If your ` +
            'work needs it, please ask a manager.',
      es: ({ role }) =>
        role === null
          ? 'Usted ya no forma parte del personal. No se cambió nada.'
          : `Su función, ${roleWordsInSpanish[role]}, no lo incluye. No se cambió nada. Si su trabajo lo ` +
            'necesita, pídaselo a un gerente.',
    },
  }),
  OWN_ACCOUNT: {
    status: 403,
    title: { en: 'Your own account', es: 'Su propia cuenta' },
    message: {
      en:
        'This is about your own account as a customer. Staff do not work on their own. Nothing was ' +
        'done. Please ask a colleague.',
      es:
        'Se trata de su propia cuenta como cliente. El personal no trabaja en sus propias ' +
        'cuentas. No se hizo nada. Pídaselo a un colega.',
    },
  },
  CUSTOMER_UNKNOWN: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No customer has this username. Nothing was changed.',
      es: 'Ningún cliente tiene este nombre de usuario. No se cambió nada.',
    },
    field: 'username',
  },
  CUSTOMER_LINKED: {
    status: 409,
    title: { en: 'Linked already', es: 'Ya está vinculado' },
    message: {
      en:
        'Another colleague is this customer, or was asked whether they are. Nothing was changed. A ' +
        'customer is one colleague at most.',
      es:
        'Otro colega es este cliente, o se le preguntó si lo es. No se cambió nada. Un cliente es, ' +
        'como máximo, un colega.',
    },
    field: 'username',
  },
  LINK_NOT_PROPOSED: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No account waits for you to confirm it: it was decided already. Nothing was changed.',
      es: 'Ninguna cuenta espera a que usted la confirme: ya se decidió. No se cambió nada.',
    },
  },
  NEWS_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: { en: 'No news has this ID.', es: 'Ninguna novedad tiene este identificador.' },
  },
  PROPOSER_LEFT: {
    status: 409,
    title: { en: 'Proposed by somebody who may not', es: 'Propuesto por alguien que ya no puede' },
    message: {
      en:
        'The person who proposed this has left, or may not propose it any more. Nothing was ' +
        'changed. Please decline it, and propose it yourself.',
      es:
        'La persona que propuso esto se fue o ya no puede proponerlo. No se cambió nada. Rechácelo ' +
        'y propóngalo usted.',
    },
  },
  OWN_STAFF_PROPOSAL: {
    status: 403,
    title: { en: 'Second person needed', es: 'Se necesita una segunda persona' },
    message: {
      en: 'You proposed this yourself. Nothing was changed. Please ask another manager to approve it.',
      es: 'Lo propuso usted. No se cambió nada. Pida a otro gerente que lo apruebe.',
    },
  },
  ROLE_PROPOSED: {
    status: 409,
    title: { en: 'Role proposed already', es: 'Función ya propuesta' },
    message: {
      en:
        'A role for this colleague waits for a second person. Nothing was changed. Please decide ' +
        'that first.',
      es:
        'Una función para este colega espera a una segunda persona. No se cambió nada. Decida ' +
        'primero sobre ella.',
    },
  },
  ROLE_NOT_PROPOSED: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No role waits for this colleague: it was decided already. Nothing was changed.',
      es: 'Ninguna función espera para este colega: ya se decidió. No se cambió nada.',
    },
  },
  CHECK_READ_BY_YOU: {
    status: 403,
    title: { en: 'Second person needed', es: 'Se necesita una segunda persona' },
    message: {
      en:
        'You have read this check first, and it needs a second person. No money was moved. Please ' +
        'ask a colleague.',
      es:
        'Usted ya leyó este cheque, y ahora debe leerlo otra persona. No se movió dinero. ' +
        'Pídaselo a un colega.',
    },
  },
  COLLEAGUE_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No member of the staff has this ID. Nothing was changed.',
      es: 'Nadie del personal tiene este identificador. No se cambió nada.',
    },
  },
  INVITATION_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No open invitation has this ID: it was accepted or withdrawn. Nothing was changed.',
      es:
        'Ninguna invitación abierta tiene este identificador: fue aceptada o retirada. No se ' +
        'cambió nada.',
    },
  },
  EMAIL_TAKEN: {
    status: 409,
    title: { en: 'Email taken', es: 'Correo electrónico en uso' },
    message: {
      en:
        'This email already belongs to an account. No invitation was sent. Staff need an email of ' +
        'their own at work.',
      es:
        'Este correo electrónico ya pertenece a una cuenta. No se envió ninguna invitación. El ' +
        'personal necesita un correo electrónico de trabajo.',
    },
    field: 'email',
  },
  INVITED_ALREADY: {
    status: 409,
    title: { en: 'Invited already', es: 'Ya invitado' },
    message: {
      en:
        'An invitation to this email is open. No second one was sent. Withdraw it first to send ' +
        'another.',
      es:
        'Ya hay una invitación abierta para este correo electrónico. No se envió otra. Retírela ' +
        'primero para enviar una nueva.',
    },
    field: 'email',
  },
  ROLE_UNCHANGED: {
    status: 409,
    title: { en: 'Role unchanged', es: 'Función sin cambios' },
    message: {
      en: 'Your colleague has this role already. Nothing was changed.',
      es: 'Su colega ya tiene esta función. No se cambió nada.',
    },
    field: 'role',
  },
  LAST_MANAGER: {
    status: 409,
    title: { en: 'Last manager', es: 'Último gerente' },
    message: {
      en:
        'This is the last manager of the bank. Nothing was changed. Please make somebody else a ' +
        'manager first.',
      es: 'Es el último gerente del banco. No se cambió nada. Nombre primero gerente a otra persona.',
    },
  },
  INVITATION_INVALID: {
    status: 400,
    title: { en: 'Invitation not valid', es: 'Invitación no válida' },
    message: {
      en:
        'This invitation has been used, was withdrawn or is older than 72 hours. No account was ' +
        'opened. Please ask the colleague who invited you for a new one.',
      es:
        'Esta invitación ya se usó, fue retirada o tiene más de 72 horas. No se abrió ninguna ' +
        'cuenta. Pida una nueva a quien le invitó.',
    },
  },
});

/** Of who belongs to the staff. */
export const answersOfColleagues = defineAnswers({
  COLLEAGUE_PROPOSED: {
    message: {
      en: 'Proposed. Another manager has to approve it.',
      es: 'Propuesto. Otro gerente tiene que aprobarlo.',
    },
  },
  PROPOSAL_DECLINED: {
    message: {
      en: 'Proposal declined. Nothing was changed.',
      es: 'Propuesta rechazada. No se cambió nada.',
    },
  },
  INVITATION_MAILED: withParams({
    params: { email: nameParam },
    message: {
      en: ({ email }) => `We’re emailing the invitation to ${email}.`,
      es: ({ email }) => `Estamos enviando la invitación a ${email}.`,
    },
  }),
  INVITATION_WITHDRAWN: {
    message: {
      en: 'Invitation withdrawn. Its link no longer works.',
      es: 'Invitación retirada. Su enlace ya no sirve.',
    },
  },
  INVITATION_ACCEPTED: {
    message: {
      en: 'You have joined the staff. Log in, and turn on two-step sign-in.',
      es: 'Ya forma parte del personal. Inicie sesión y active la verificación en dos pasos.',
    },
  },
  ROLE_GIVEN: withParams({
    params: { username: nameParam, role: z.enum(staffRoleNames) },
    message: {
      en: ({ username, role }) => `${username} is ${withArticle(staffRoles[role])} now.`,
      es: ({ username, role }) => `La función de ${username} ahora es ${roleWordsInSpanish[role]}.`,
    },
  }),
  OWN_CUSTOMER_SET: withParams({
    params: { username: nameParam, customer: nameParam },
    message: {
      en: ({ username, customer }) => `${username} no longer works on the account of ${customer}.`,
      es: ({ username, customer }) => `${username} ya no trabaja en la cuenta de ${customer}.`,
    },
  }),
  OWN_CUSTOMER_PROPOSED: withParams({
    params: { username: nameParam, customer: nameParam },
    message: {
      en: ({ username, customer }) =>
        `${username} has to confirm that ${customer} is their own account. Nothing was changed yet.`,
      es: ({ username, customer }) =>
        `${username} tiene que confirmar que la cuenta de ${customer} es suya. Todavía no se cambió nada.`,
    },
  }),
  OWN_CUSTOMER_DECLINED: {
    message: {
      en: 'Noted: that account is not yours. Nothing was changed.',
      es: 'Anotado: esa cuenta no es suya. No se cambió nada.',
    },
  },
  NEWS_SEEN: { message: { en: 'Marked as seen.', es: 'Marcado como visto.' } },
  OWN_CUSTOMER_NONE: withParams({
    params: { username: nameParam },
    message: {
      en: ({ username }) => `${username} has no account as a customer.`,
      es: ({ username }) => `${username} no tiene ninguna cuenta como cliente.`,
    },
  }),
  ACCESS_ENDED: withParams({
    params: { username: nameParam },
    message: {
      en: ({ username }) => `${username} can no longer log in.`,
      es: ({ username }) => `${username} ya no puede iniciar sesión.`,
    },
  }),
});

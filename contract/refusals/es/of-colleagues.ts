import type { TextsOf } from '../define.ts';
import type { ofColleagues as english } from '../of-colleagues.ts';
import { roleWords } from './role-words.ts';

export const ofColleagues: TextsOf<typeof english> = {
  RIGHT_MISSING: {
    title: 'No está entre sus permisos',
    message: ({ role }) =>
      role === null
        ? 'Usted ya no forma parte del personal. No se cambió nada.'
        : `Su función, ${roleWords[role]}, no lo incluye. No se cambió nada. Si su trabajo lo ` +
          'necesita, pídaselo a un gerente.',
  },
  GIVEN_AT_ONCE: {
    title: 'Acreditado al mismo tiempo',
    message:
      'Otro crédito suyo se registró en este momento, y juntos superan lo que una persona da ' +
      'sola en un día. No se movió dinero. Envíelo otra vez: entonces esperará a una segunda ' +
      'persona.',
  },
  OWN_ACCOUNT: {
    title: 'Su propia cuenta',
    message:
      'Se trata de su propia cuenta como cliente. El personal no trabaja en sus propias ' +
      'cuentas. No se hizo nada. Pídaselo a un colega.',
  },
  CUSTOMER_UNKNOWN: {
    title: 'No se encontró',
    message: 'Ningún cliente tiene este nombre de usuario. No se cambió nada.',
  },
  PROPOSER_LEFT: {
    title: 'Propuesto por alguien que ya no puede',
    message:
      'La persona que propuso esto se fue o ya no puede proponerlo. No se cambió nada. Rechácelo ' +
      'y propóngalo usted.',
  },
  OWN_STAFF_PROPOSAL: {
    title: 'Se necesita una segunda persona',
    message: 'Lo propuso usted. No se cambió nada. Pida a otro gerente que lo apruebe.',
  },
  ROLE_PROPOSED: {
    title: 'Función ya propuesta',
    message:
      'Una función para este colega espera a una segunda persona. No se cambió nada. Decida ' +
      'primero sobre ella.',
  },
  ROLE_NOT_PROPOSED: {
    title: 'No se encontró',
    message: 'Ninguna función espera para este colega: ya se decidió. No se cambió nada.',
  },
  CHECK_READ_BY_YOU: {
    title: 'Se necesita una segunda persona',
    message:
      'Usted ya leyó este cheque, y ahora debe leerlo otra persona. No se movió dinero. ' +
      'Pídaselo a un colega.',
  },
  COLLEAGUE_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Nadie del personal tiene este identificador. No se cambió nada.',
  },
  INVITATION_NOT_FOUND: {
    title: 'No se encontró',
    message:
      'Ninguna invitación abierta tiene este identificador: fue aceptada o retirada. No se ' +
      'cambió nada.',
  },
  EMAIL_TAKEN: {
    title: 'Correo electrónico en uso',
    message:
      'Este correo electrónico ya pertenece a una cuenta. No se envió ninguna invitación. El ' +
      'personal necesita un correo electrónico de trabajo.',
  },
  INVITED_ALREADY: {
    title: 'Ya invitado',
    message:
      'Ya hay una invitación abierta para este correo electrónico. No se envió otra. Retírela ' +
      'primero para enviar una nueva.',
  },
  ROLE_UNCHANGED: {
    title: 'Función sin cambios',
    message: 'Su colega ya tiene esta función. No se cambió nada.',
  },
  LAST_MANAGER: {
    title: 'Último gerente',
    message:
      'Es el último gerente del banco. No se cambió nada. Nombre primero gerente a otra persona.',
  },
  INVITATION_INVALID: {
    title: 'Invitación no válida',
    message:
      'Esta invitación ya se usó, fue retirada o tiene más de 72 horas. No se abrió ninguna ' +
      'cuenta. Pida una nueva a quien le invitó.',
  },
};

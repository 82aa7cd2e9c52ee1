import { roleWords } from '../../refusals/es/role-words.ts';
import type { TextsOf } from '../define.ts';
import type { ofColleagues as english } from '../of-colleagues.ts';

/** Of who belongs to the staff, in Spanish. */
export const ofColleagues: TextsOf<typeof english> = {
  COLLEAGUE_PROPOSED: 'Propuesto. Otro gerente tiene que aprobarlo.',
  PROPOSAL_DECLINED: 'Propuesta rechazada. No se cambió nada.',
  INVITATION_MAILED: ({ email }) => `Estamos enviando la invitación a ${email}.`,
  INVITATION_WITHDRAWN: 'Invitación retirada. Su enlace ya no sirve.',
  INVITATION_ACCEPTED:
    'Ya forma parte del personal. Inicie sesión y active la verificación en dos pasos.',
  ROLE_GIVEN: ({ username, role }) => `La función de ${username} ahora es ${roleWords[role]}.`,
  OWN_CUSTOMER_SET: ({ username, customer }) =>
    `${username} ya no trabaja en la cuenta de ${customer}.`,
  OWN_CUSTOMER_NONE: ({ username }) => `${username} no tiene ninguna cuenta como cliente.`,
  ACCESS_ENDED: ({ username }) => `${username} ya no puede iniciar sesión.`,
};

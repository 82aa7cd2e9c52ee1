import { bankFacts } from '../../../config/bank.ts';
import { sentence } from '../../ui/values/sentence.ts';
import type { freezeTexts as english } from './freeze.texts.ts';

export const freezeTexts: typeof english = {
  heading: 'Congelar',
  detail: 'Detenga pagos y cambios si hubo algo que no hizo usted.',
  notLoaded: 'No pudimos comprobar si su cuenta está congelada.',
  notMe: 'No fui yo',
  open: {
    title: 'Su cuenta no está congelada',
    what: 'Si un pago, un cambio o un dispositivo no es suyo, congele su cuenta. De inmediato:',
    steps: [
      'no sale ningún pago de su cuenta, y los datos de las tarjetas quedan ocultos;',
      'se cierra la sesión en todos los demás dispositivos, y su contraseña deja de servir;',
      'un correo electrónico, un teléfono o una dirección que cambió en los últimos tres días ' +
        'vuelve a lo que era;',
      'nuestro personal revisa lo que pasó.',
    ],
    button: 'Congelar mi cuenta',
  },
  question: {
    title: '¿Congelar su cuenta?',
    about: (device) => (device === undefined ? undefined : `Hágalo si ${device} no es suyo.`),
    text:
      'Se detienen los pagos y los cambios, se cierra la sesión en todos los demás ' +
      'dispositivos y su contraseña deja de servir. Le enviaremos un enlace por correo ' +
      'electrónico para elegir otra.',
    confirm: 'Congelar mi cuenta',
    busy: 'Congelando...',
  },
  frozen: {
    title: 'Su cuenta está congelada',
    since: (moment) => `Desde el ${moment} no se puede hacer ningún pago ni cambio.`,
    isAgain: {
      email: 'Su correo electrónico es de nuevo el anterior al cambio.',
      phone: 'Su número de teléfono es de nuevo el anterior al cambio.',
      address: 'Su dirección es de nuevo la anterior al cambio.',
    },
    password:
      'Su contraseña anterior ya no sirve. Elija otra con el enlace que le enviamos, si aún no lo ' +
      'ha hecho.',
  },
  lift: {
    title: 'Descongelar la cuenta',
    check: (link) =>
      sentence(
        'Revise después sus ',
        link('pagos programados'),
        ' y cancele los que usted no programó.',
      ),
    button: 'Descongelar la cuenta',
    busy: 'Descongelando...',
  },
  call: {
    title: 'La descongelamos con usted',
    why:
      'Todo lo que usted usa para confirmar pagos se configuró menos de tres días antes de ' +
      'congelar la cuenta, así que podría ser de otra persona.',
    how: (phone, reference) =>
      sentence(
        'Llámenos al ',
        phone,
        ', o venga a una sucursal con un documento de identidad. Díganos ',
        reference,
        '.',
      ),
    phone: bankFacts.phone,
  },
  note: {
    label: 'Su cuenta está congelada',
    text: 'Su cuenta está congelada: no se puede hacer ningún pago ni cambio.',
    link: 'Descongelar la cuenta',
  },
};

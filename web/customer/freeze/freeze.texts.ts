import type { ReactNode } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type LinkOf = (text: string) => ReactNode;

interface CanceledWords {
  to: string;
  recurs: boolean;
  amount: ReactNode;
  /** When it was requested. */
  at: string;
}

export const freezeTexts = inBothLanguages({
  heading: { en: 'Freeze', es: 'Congelar' },
  detail: {
    en: 'Stop payments and changes if something wasn’t you.',
    es: 'Detenga pagos y cambios si hubo algo que no hizo usted.',
  },
  notLoaded: {
    en: 'We couldn’t check whether your account is frozen.',
    es: 'No pudimos comprobar si su cuenta está congelada.',
  },
  /** The button at a device or passkey, and after it, for screen readers, which. */
  notMe: { en: 'Not me', es: 'No fui yo' },
  open: {
    title: { en: 'Your account is not frozen', es: 'Su cuenta no está congelada' },
    what: {
      en: 'If a payment, a change or a device is not yours, freeze your account. At once:',
      es: 'Si un pago, un cambio o un dispositivo no es suyo, congele su cuenta. De inmediato:',
    },
    steps: {
      en: [
        'no payments leave your account, and card details stay hidden;',
        'payments and bills requested in the last three days that haven’t left yet are canceled;',
        'every other device is logged out, and your password no longer works;',
        'a name, ID document, email address, phone number or address changed in the last three days ' +
          'goes back to what it was;',
        'our staff look into what happened.',
      ],
      es: [
        'no sale ningún pago de su cuenta, y los datos de las tarjetas quedan ocultos;',
        'se cancelan los pagos y las facturas que se pidieron en los últimos tres días y aún no han ' +
          'salido;',
        'se cierra la sesión en todos los demás dispositivos, y su contraseña deja de servir;',
        'un nombre, un documento de identidad, un correo electrónico, un teléfono o una dirección ' +
          'que cambió en los últimos tres días vuelve a lo que era;',
        'nuestro personal revisa lo que pasó.',
      ],
    },
    button: { en: 'Freeze my account', es: 'Congelar mi cuenta' },
  },
  question: {
    title: { en: 'Freeze your account?', es: '¿Congelar su cuenta?' },
    /** `device` as the list of sessions names it; undefined on the page itself. */
    about: {
      en: (device: string | undefined) =>
        device === undefined ? undefined : `Do this if ${device} is not yours.`,
      es: (device: string | undefined) =>
        device === undefined ? undefined : `Hágalo si ${device} no es suyo.`,
    },
    text: {
      en:
        'Payments and changes stop, every other device is logged out and your password no longer ' +
        'works. We email you a link to choose a new one.',
      es:
        'Se detienen los pagos y los cambios, se cierra la sesión en todos los demás ' +
        'dispositivos y su contraseña deja de servir. Le enviaremos un enlace por correo ' +
        'electrónico para elegir otra.',
    },
    confirm: { en: 'Freeze my account', es: 'Congelar mi cuenta' },
    busy: { en: 'Freezing...', es: 'Congelando...' },
  },
  frozen: {
    title: { en: 'Your account is frozen', es: 'Su cuenta está congelada' },
    since: {
      en: (moment: string) => `Since ${moment}, no payments or changes can be made.`,
      es: (moment: string) => `Desde el ${moment} no se puede hacer ningún pago ni cambio.`,
    },
    isAgain: {
      email: {
        en: 'Your email address is back to what it was before the change.',
        es: 'Su correo electrónico es de nuevo el anterior al cambio.',
      },
      phone: {
        en: 'Your phone number is back to what it was before the change.',
        es: 'Su número de teléfono es de nuevo el anterior al cambio.',
      },
      address: {
        en: 'Your address is back to what it was before the change.',
        es: 'Su dirección es de nuevo la anterior al cambio.',
      },
      fullName: {
        en: 'Your name is back to what it was before the change.',
        es: 'Su nombre es de nuevo el anterior al cambio.',
      },
      idDocument: {
        en: 'Your ID document is back to what it was before the change.',
        es: 'Su documento de identidad es de nuevo el anterior al cambio.',
      },
    },
    password: {
      en:
        'Your old password no longer works. If you haven’t already, choose a new one with the ' +
        'link we emailed you.',
      es:
        'Su contraseña anterior ya no sirve. Elija otra con el enlace que le enviamos, si aún no lo ' +
        'ha hecho.',
    },
  },
  canceled: {
    title: { en: 'Canceled payments', es: 'Pagos cancelados' },
    what: {
      en:
        'These were requested or raised in the three days before the freeze and had not left the ' +
        'bank, so we canceled them. Any money already taken for them is back in your account.',
      es:
        'Se pidieron o se aumentaron en los tres días antes de congelar la cuenta y no habían salido ' +
        'del banco, así que los cancelamos. Lo que ya se había cobrado por ellos está de nuevo en su ' +
        'cuenta.',
    },
    order: {
      en: ({ to, recurs, amount, at }: CanceledWords) =>
        sentence(amount, ` to ${to}${recurs ? ', a recurring bill' : ''}, requested on ${at}`),
      es: ({ to, recurs, amount, at }: CanceledWords) =>
        sentence(amount, ` a ${to}${recurs ? ', factura recurrente' : ''}, pedido el ${at}`),
    },
    again: {
      en: 'If any were yours, schedule them again once your account is unfrozen.',
      es: 'Si alguno era suyo, prográmelo de nuevo cuando haya descongelado la cuenta.',
    },
  },
  lift: {
    title: { en: 'Unfreeze my account', es: 'Descongelar la cuenta' },
    check: {
      en: (link: LinkOf) =>
        sentence(
          'Review your ',
          link('scheduled payments'),
          ' afterward, and cancel any you didn’t schedule.',
        ),
      es: (link: LinkOf) =>
        sentence(
          'Revise después sus ',
          link('pagos programados'),
          ' y cancele los que usted no programó.',
        ),
    },
    button: { en: 'Unfreeze my account', es: 'Descongelar la cuenta' },
    busy: { en: 'Unfreezing...', es: 'Descongelando...' },
  },
  call: {
    title: { en: 'We unfreeze it with you', es: 'La descongelamos con usted' },
    why: {
      en:
        'Everything you confirm payments with was set up less than three days before the ' +
        'freeze, so it could be someone else’s.',
      es:
        'Todo lo que usted usa para confirmar pagos se configuró menos de tres días antes de ' +
        'congelar la cuenta, así que podría ser de otra persona.',
    },
    how: {
      en: (phone: ReactNode, reference: ReactNode) =>
        sentence(
          'Call us at ',
          phone,
          ', or come to a branch with an ID document. Tell us ',
          reference,
          '.',
        ),
      es: (phone: ReactNode, reference: ReactNode) =>
        sentence(
          'Llámenos al ',
          phone,
          ', o venga a una sucursal con un documento de identidad. Díganos ',
          reference,
          '.',
        ),
    },
    phone: { en: bankFacts.phone, es: bankFacts.phone },
  },
  note: {
    label: { en: 'Your account is frozen', es: 'Su cuenta está congelada' },
    text: {
      en: 'Your account is frozen: no payments or changes can be made.',
      es: 'Su cuenta está congelada: no se puede hacer ningún pago ni cambio.',
    },
    link: { en: 'Unfreeze my account', es: 'Descongelar la cuenta' },
  },
});

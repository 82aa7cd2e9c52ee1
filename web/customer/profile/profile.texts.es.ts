import { brand } from '../../../config/bank.ts';
import { sentence } from '../../ui/values/sentence.ts';
import type { profileTexts as english } from './profile.texts.ts';

export const profileTexts: typeof english = {
  heading: 'Perfil',
  detail: 'Sus datos y la configuración de seguridad.',
  notLoaded: 'No se pudieron cargar los datos del perfil.',
  details: {
    title: 'Sus datos',
    username: 'Nombre de usuario',
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    emailWaits: (address, link) =>
      sentence(
        'Cambiará a ',
        address,
        ' cuando abra el enlace que enviamos a esa dirección. ',
        link('Enviarlo de nuevo'),
      ),
    phone: 'Teléfono',
    address: 'Dirección',
    document: 'Documento de identidad',
    notGiven: 'Aún no indicado',
    update: 'Actualizar sus datos',
  },
  edit: {
    button: 'Editar perfil',
    busy: 'Espere un momento...',
    refused: 'No se puede acceder a la página que busca. Inténtelo de nuevo más tarde.',
    back: 'Volver',
  },
  identity: {
    waiting: 'En espera de revisión',
    inReview: 'En revisión',
    verified: 'Verificada',
    refused: 'No aceptada',
    none: (link) =>
      sentence(
        'Verifique su identidad con un pasaporte, una licencia de conducir u otra identificación. ',
        link('Enviar un documento'),
      ),
    reasons: 'Motivos',
    another: 'Enviar otro documento',
    soon: 'Le avisaremos por correo electrónico cuando esté lista.',
  },
  picture: {
    title: 'Foto de perfil',
    add: 'Agregar una foto',
    change: 'Cambiar la foto',
    choose: 'Elegir una foto',
    subject: 'su foto de perfil',
    saved: 'Se cambió su foto de perfil.',
    notSaved: 'No se pudo guardar la foto. Inténtelo de nuevo.',
    saving: 'Guardando...',
    save: 'Guardar la foto',
    notNow: 'Ahora no',
    you: 'Usted',
  },
  security: {
    title: 'Seguridad',
    password: { title: 'Cambiar la contraseña', detail: 'Elija una contraseña nueva.' },
    twoStep: {
      title: 'Verificación en dos pasos',
      detail: 'Pedir un código después de la contraseña.',
    },
    pin: { title: 'PIN de seguridad', detail: '¿Lo olvidó o está bloqueado? Elija uno nuevo.' },
    sessions: { title: 'Sesiones', detail: 'Vea sus dispositivos y cierre sus sesiones.' },
    overview: 'Vea qué está activado y qué no',
  },
  language: {
    title: 'Idioma',
    label: 'Idioma de las páginas, los correos electrónicos y los estados de cuenta',
    browser: 'Automático',
    note:
      'Con «Automático», las páginas siguen a su navegador y los correos electrónicos llegan en ' +
      'inglés.',
    save: 'Usar este idioma',
    saving: 'Un momento...',
    notKept: 'No se pudo guardar su idioma. Inténtelo de nuevo.',
  },
  device: {
    title: 'Este dispositivo',
    detail: `Abra ${brand.shortName} sin conexión y vea lo último que consultó.`,
    choose: 'Elegir qué guarda este dispositivo',
  },
};

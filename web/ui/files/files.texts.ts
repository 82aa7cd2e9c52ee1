import type { ReactNode } from 'react';
import { sentence } from '../values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const filesTexts = inBothLanguages({
  camera: {
    cameraFor: {
      en: (subject: string | number) => `Camera for ${subject}`,
      es: (subject: string | number) => `Cámara para ${subject}`,
    },
    thePictureCouldNotBe: {
      en: 'The picture could not be taken. Please try again, or choose a file instead.',
      es: 'No se pudo tomar la foto. Inténtelo de nuevo, o elija un archivo.',
    },
    whatTheCameraSeesOf: {
      en: (subject: string | number) => `What the camera sees of ${subject}`,
      es: (subject: string | number) => `Lo que la cámara ve de ${subject}`,
    },
    waitingForTheCameraYour: {
      en: 'Waiting for the camera. Your browser may ask you to allow it.',
      es: 'Esperando la cámara. Su navegador puede pedirle que la permita.',
    },
    closeCamera: { en: 'Close camera', es: 'Cerrar la cámara' },
    cancel: { en: 'Cancel', es: 'Cancelar' },
    takePictureOf: {
      en: (hidden: Wrap, subject: ReactNode) =>
        sentence('Take picture', hidden(sentence(' of ', subject))),
      es: (hidden: Wrap, subject: ReactNode) =>
        sentence('Tomar la foto', hidden(sentence(' de ', subject))),
    },
  },
  fileDrop: {
    orDropItHere: { en: 'or drop it here. ', es: 'o suéltelo aquí. ' },
    isChosen: {
      en: (name: string | number) => `${name} is chosen.`,
      es: (name: string | number) => `Se eligió ${name}.`,
    },
  },
  fileKinds: {
    thisBrowserCannotRead: {
      en: (name: string) =>
        `This browser can’t read ${name}. On your phone, share the photo as a JPEG, or take a ` +
        'screenshot of it, and choose that.',
      es: (name: string) =>
        `Este navegador no puede leer ${name}. En su teléfono, comparta la foto como JPEG o tome una ` +
        'captura de pantalla de ella, y elija ese archivo.',
    },
    cannotBeUsedChooseA: {
      en: (name: string | number, kindNames: string | number) =>
        `${name} cannot be used. Choose a ${kindNames} file.`,
      es: (name: string | number, kindNames: string | number) =>
        `${name} no se puede usar. Elija un archivo ${kindNames}.`,
    },
  },
  filePreview: {
    remove: {
      en: (hidden: ReactNode) => sentence('Remove', hidden),
      es: (hidden: ReactNode) => sentence('Quitar', hidden),
    },
  },
  pictureViewer: {
    rotate: {
      en: (hidden: ReactNode) => sentence('Rotate', hidden),
      es: (hidden: ReactNode) => sentence('Girar', hidden),
    },
    zoom: { en: 'Zoom', es: 'Ampliar' },
    thisPictureCouldNotBe: {
      en: 'This picture could not be rotated.',
      es: 'No se pudo girar esta foto.',
    },
    enlargedTimes: {
      en: (name: string | number, zoom: string | number) => `${name}, enlarged ${zoom} times`,
      es: (name: string | number, zoom: string | number) => `${name}, ampliada ${zoom} veces`,
    },
  },
  takePicture: {
    cameraFor: {
      en: (hidden: Wrap, subject: ReactNode) =>
        sentence('Use camera', hidden(sentence(' for ', subject))),
      es: (hidden: Wrap, subject: ReactNode) =>
        sentence('Usar la cámara', hidden(sentence(' para ', subject))),
    },
  },
  useCamera: {
    theCameraWasNotAllowed: {
      en:
        'The camera was not allowed. Allow it for this page in your browser, or choose a ' +
        'file instead.',
      es: 'No se permitió la cámara. Permítala para esta página en su navegador, o elija un archivo.',
    },
    noCameraWasFoundPlease: {
      en: 'No camera was found. Please choose a file instead.',
      es: 'No se encontró ninguna cámara. Elija un archivo.',
    },
    theCameraCannotBeUsed: {
      en:
        'The camera cannot be used right now; another app may be using it. Please choose a ' +
        'file instead.',
      es: 'La cámara no se puede usar ahora; quizá la esté usando otra aplicación. Elija un archivo.',
    },
  },
});

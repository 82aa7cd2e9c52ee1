import { sentence } from '../values/sentence.ts';
import type { filesTexts as english } from './files.texts.ts';

export const filesTexts: typeof english = {
  camera: {
    cameraFor: (subject) => `Cámara para ${subject}`,
    thePictureCouldNotBe: 'No se pudo tomar la foto. Inténtelo de nuevo, o elija un archivo.',
    whatTheCameraSeesOf: (subject) => `Lo que la cámara ve de ${subject}`,
    waitingForTheCameraYour: 'Esperando la cámara. Su navegador puede pedirle que la permita.',
    closeCamera: 'Cerrar la cámara',
    cancel: 'Cancelar',
    takePictureOf: (hidden, subject) =>
      sentence('Tomar la foto', hidden(sentence(' de ', subject))),
  },
  fileDrop: {
    orDropItHere: 'o suéltelo aquí. ',
    isChosen: (name) => `Se eligió ${name}.`,
  },
  fileKinds: {
    cannotBeUsedChooseA: (name, kindNames) =>
      `${name} no se puede usar. Elija un archivo ${kindNames}.`,
  },
  filePreview: {
    remove: (hidden) => sentence('Quitar', hidden),
  },
  pictureViewer: {
    rotate: (hidden) => sentence('Girar', hidden),
    zoom: 'Ampliar',
    thisPictureCouldNotBe: 'No se pudo girar esta foto.',
    enlargedTimes: (name, zoom) => `${name}, ampliada ${zoom} veces`,
  },
  takePicture: {
    cameraFor: (hidden, subject) => sentence('Usar la cámara', hidden(sentence(' para ', subject))),
  },
  useCamera: {
    theCameraWasNotAllowed:
      'No se permitió la cámara. Permítala para esta página en su navegador, o elija un archivo.',
    noCameraWasFoundPlease: 'No se encontró ninguna cámara. Elija un archivo.',
    theCameraCannotBeUsed:
      'La cámara no se puede usar ahora; quizá la esté usando otra aplicación. Elija un archivo.',
  },
};

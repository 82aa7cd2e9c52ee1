import type { ReactNode } from 'react';
import { sentence } from '../values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const filesTexts = {
  camera: {
    cameraFor: (subject: string | number) => `Camera for ${subject}`,
    thePictureCouldNotBe:
      'The picture could not be taken. Please try again, or choose a file instead.',
    whatTheCameraSeesOf: (subject: string | number) => `What the camera sees of ${subject}`,
    waitingForTheCameraYour: 'Waiting for the camera. Your browser may ask you to allow it.',
    closeCamera: 'Close camera',
    cancel: 'Cancel',
    takePictureOf: (hidden: Wrap, subject: ReactNode) =>
      sentence('Take picture', hidden(sentence(' of ', subject))),
  },
  fileDrop: {
    orDropItHere: 'or drop it here. ',
    isChosen: (name: string | number) => `${name} is chosen.`,
  },
  fileKinds: {
    cannotBeUsedChooseA: (name: string | number, kindNames: string | number) =>
      `${name} cannot be used. Choose a ${kindNames} file.`,
  },
  filePreview: {
    remove: (hidden: ReactNode) => sentence('Remove', hidden),
  },
  pictureViewer: {
    rotate: (hidden: ReactNode) => sentence('Rotate', hidden),
    zoom: 'Zoom',
    thisPictureCouldNotBe: 'This picture could not be rotated.',
    enlargedTimes: (name: string | number, zoom: string | number) =>
      `${name}, enlarged ${zoom} times`,
  },
  takePicture: {
    cameraFor: (hidden: Wrap, subject: ReactNode) =>
      sentence('Use camera', hidden(sentence(' for ', subject))),
  },
  useCamera: {
    theCameraWasNotAllowed:
      'The camera was not allowed. Allow it for this page in your browser, or choose a ' +
      'file instead.',
    noCameraWasFoundPlease: 'No camera was found. Please choose a file instead.',
    theCameraCannotBeUsed:
      'The camera cannot be used right now; another app may be using it. Please choose a ' +
      'file instead.',
  },
};

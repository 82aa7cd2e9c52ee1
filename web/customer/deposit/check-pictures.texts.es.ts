import type { checkPicturesTexts as english } from './check-pictures.texts.ts';

export const checkPicturesTexts: typeof english = {
  checkPictures: {
    picturesOfYourCheck: 'Fotos de su cheque',
    loadingThe: (name) => `Cargando ${name}`,
    thisPictureCouldNotBe: 'No se pudo cargar esta foto.',
    ofYourCheck: (name) => `${name} de su cheque`,
    front: 'Frente',
    back: 'Reverso',
  },
};

import type { checkPicturesTexts as english } from './check-pictures.texts.ts';

export const checkPicturesTexts: typeof english = {
  checkPictures: {
    picturesOfYourCheck: 'Imágenes de su cheque',
    loadingThe: (name) => `Cargando ${name}`,
    thisPictureCouldNotBe: 'No se pudo cargar esta imagen.',
    ofYourCheck: (name) => `${name} de su cheque`,
    front: 'Anverso',
    back: 'Reverso',
  },
};

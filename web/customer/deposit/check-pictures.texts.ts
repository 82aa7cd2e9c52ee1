export const checkPicturesTexts = {
  checkPictures: {
    picturesOfYourCheck: 'Pictures of your check',
    loadingThe: (name: string | number) => `Loading the ${name}`,
    thisPictureCouldNotBe: 'This picture could not be loaded.',
    ofYourCheck: (name: string | number) => `${name} of your check`,
    front: 'Front',
    back: 'Back',
  },
};

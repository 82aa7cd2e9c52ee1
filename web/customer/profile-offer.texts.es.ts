import type { profileOfferTexts as english } from './profile-offer.texts.ts';

export const profileOfferTexts: typeof english = {
  profileOffer: {
    personalInformation: 'Información personal',
    yourPersonalInformationIs: 'Su información personal aún no está completa.',
    completeItNow: 'Completarla ahora',
  },
};

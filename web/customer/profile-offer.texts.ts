export const profileOfferTexts = {
  profileOffer: {
    personalInformation: 'Personal information',
    yourPersonalInformationIs: 'Your personal information is not complete yet.',
    completeItNow: 'Complete it now',
  },
};

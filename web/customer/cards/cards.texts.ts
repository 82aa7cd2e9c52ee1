import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const cardsTexts = {
  cardBack: {
    cvv: 'CVV',
    hidden: ' hidden',
    lostOrStolenCall: (phone: string | number, cardHours: string | number) =>
      `Lost or stolen? Call ${phone}, ${cardHours}.`,
    thisCardBelongsTo: (name: string | number, city: string | number) =>
      `This card belongs to ${name}, ${city}.`,
  },
  cardFront: {
    frozen: 'Frozen',
    numberEndingIn: (lastFour: string | number) => `Number ending in ${lastFour}`,
    cardHolder: 'Card holder',
    expires: 'Expires',
  },
  cardSlot: {
    card: (type: string | number) => `${type} card`,
    active: 'Active',
    frozen: 'Frozen',
    youHaveNoCardYet: (type: string | number) => `You have no ${type} card yet.`,
    applyForACard: (hidden: Wrap, type: ReactNode) =>
      sentence('Apply ', hidden(sentence('for a ', type, ' card'))),
  },
  cardsPage: {
    cards: 'Cards',
    oneDebitCardAndOne: 'One debit card and one credit card per customer.',
    failedToLoadCards: 'Failed to load cards.',
    pleaseLogInToView: 'Please log in to view your cards.',
    loadingCards: 'Loading cards',
    yourCardIsReady: (type: string | number) => `Your ${type} card is ready.`,
    yourCardWasDeleted: (cardType: string | number) => `Your ${cardType} card was deleted.`,
  },
  cardAdvice: {
    title: 'Lost or stolen?',
    freezeThenCall: (phone: ReactNode, hours: string) =>
      sentence('Freeze the card first. Then call us at ', phone, ', ', hours, '.'),
    forAnotherNumber: 'To get a card with another number, delete this one and apply again.',
    howItWorks: 'How it works',
    chooseABrand:
      'Choose a brand, and your card is ready right away. You can show or hide its number here, ' +
      'and freeze it at any time.',
    pin: 'PIN',
    noPinOfItsOwn: (link: Wrap) =>
      sentence(
        'Your cards have no PIN of their own. Showing a number or unfreezing a card may ask for ' +
          'your ',
        link('security PIN'),
        '.',
      ),
  },
  ownCard: {
    cardWord: (word: string) => `card ${word}`,
    number: 'number',
    cvv: 'CVV',
    show: 'Show',
    hide: 'Hide',
    unfreeze: 'Unfreeze',
    freeze: 'Freeze',
    flipToThe: (hidden: Wrap, other: 'front' | 'back') =>
      sentence('Flip ', hidden(sentence('to the ', other))),
    moreForTheCard: (cardType: string | number) => `More options for the ${cardType} card`,
    delete: 'Delete',
    moreForTheCardOfCardType: (hidden: Wrap, cardType: ReactNode) =>
      sentence('More ', hidden(sentence('for the ', cardType, ' card'))),
    weCouldntFreezeYourCard: 'We couldn’t freeze your card. Try again.',
    failedToLoadCards: 'Failed to load cards.',
    hiddenAgainInOneMinute: 'Hidden again in one minute.',
    cantFindItFreezeIt: 'Can’t find it? Freeze it right away. You can unfreeze it at any time.',
    frozenSinceItsNumberStays: (moment: string | number) =>
      `Frozen since ${moment}. Its number stays hidden until you unfreeze it.`,
    theIsShownOnThe: (shownWord: string, side: 'front' | 'back') =>
      `The ${shownWord} is shown on the ${side} of the card. It will be hidden again in one ` +
      'minute.',
    numberAndCvvAreHidden: 'Number and CVV are hidden again.',
    theBackOfTheCard: 'The back of the card is shown.',
  },
  revealQuestion: {
    showTheCards: (word: string | number) => `Show the card’s ${word}?`,
    weShowTheForOne: (word: string | number) =>
      `We show the ${word} for one minute. Make sure no one else can see your screen.`,
    showItNow: 'Show it now',
    cancel: 'Cancel',
  },
};

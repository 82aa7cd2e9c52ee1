import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { beforeStop } from '../../ui/values/before-stop.ts';
import { hoursInSpanish } from '../../bank/hours-in-spanish.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const cardsTexts = inBothLanguages({
  cardBack: {
    cvv: { en: 'CVV', es: 'CVV' },
    hidden: { en: ' hidden', es: ' oculto' },
    lostOrStolenCall: {
      en: (phone: string | number, cardHours: string | number) =>
        `Lost or stolen? Call ${phone}, ${cardHours}.`,
      es: (phone: string | number, cardHours: string | number) =>
        `¿Perdida o robada? Llame al ${phone}, ${hoursInSpanish(String(cardHours))}.`,
    },
    thisCardBelongsTo: {
      en: (name: string | number, city: string | number) =>
        `This card belongs to ${name}, ${city}.`,
      es: (name: string | number, city: string | number) =>
        `Esta tarjeta pertenece a ${name}, ${city}.`,
    },
  },
  cardFront: {
    frozen: { en: 'Frozen', es: 'Congelada' },
    numberEndingIn: {
      en: (lastFour: string | number) => `Number ending in ${lastFour}`,
      es: (lastFour: string | number) => `Número que termina en ${lastFour}`,
    },
    cardHolder: { en: 'Card holder', es: 'Titular' },
    expires: { en: 'Expires', es: 'Vence' },
  },
  cardSlot: {
    card: {
      en: (type: string | number) => `${type} card`,
      es: (type: string | number) => `Tarjeta de ${String(type).toLowerCase()}`,
    },
    active: { en: 'Active', es: 'Activa' },
    frozen: { en: 'Frozen', es: 'Congelada' },
    youHaveNoCardYet: {
      en: (type: string | number) => `You have no ${type} card yet.`,
      es: (type: string | number) => `Aún no tiene tarjeta de ${type}.`,
    },
    applyForACard: {
      en: (hidden: Wrap, type: ReactNode) =>
        sentence('Apply ', hidden(sentence('for a ', type, ' card'))),
      es: (hidden: Wrap, type: ReactNode) =>
        sentence('Solicitar', hidden(sentence(' una tarjeta de ', type))),
    },
  },
  cardsPage: {
    cards: { en: 'Cards', es: 'Tarjetas' },
    oneDebitCardAndOne: {
      en: 'One debit card and one credit card per customer.',
      es: 'Una tarjeta de débito y una de crédito por cliente.',
    },
    failedToLoadCards: { en: 'Failed to load cards.', es: 'No se pudieron cargar las tarjetas.' },
    pleaseLogInToView: {
      en: 'Please log in to view your cards.',
      es: 'Inicie sesión para ver sus tarjetas.',
    },
    loadingCards: { en: 'Loading cards', es: 'Cargando las tarjetas' },
    yourCardIsReady: {
      en: (type: string | number) => `Your ${type} card is ready.`,
      es: (type: string | number) => `Su tarjeta de ${type} está lista.`,
    },
    toSeeItsNumber: {
      en: 'To see its number, choose Show number and confirm it’s you.',
      es: 'Para ver su número, elija Mostrar el número y confirme que es usted.',
    },
    yourCardWasDeleted: {
      en: (cardType: string | number) => `Your ${cardType} card was deleted.`,
      es: (cardType: string | number) => `Se eliminó su tarjeta de ${cardType}.`,
    },
  },
  cardAdvice: {
    title: { en: 'Lost or stolen?', es: '¿Perdida o robada?' },
    freezeThenCall: {
      en: (phone: ReactNode, hours: string) =>
        sentence('Freeze the card first. Then call us at ', phone, ', ', hours, '.'),
      es: (phone: ReactNode, hours: string) =>
        sentence(
          'Primero congele la tarjeta. Después llámenos al ',
          phone,
          ', ',
          hoursInSpanish(hours),
          '.',
        ),
    },
    forAnotherNumber: {
      en: 'To get a card with another number, delete this one and apply again.',
      es: 'Para tener una tarjeta con otro número, elimine esta y solicite otra.',
    },
    howItWorks: { en: 'How it works', es: 'Cómo funciona' },
    chooseABrand: {
      en:
        'Choose a brand, and your card is ready right away. You can show or hide its number here, ' +
        'and freeze it at any time.',
      es:
        'Elija una marca, y su tarjeta está lista de inmediato. Aquí puede mostrar u ocultar su ' +
        'número, y congelarla en cualquier momento.',
    },
    pin: { en: 'PIN', es: 'PIN' },
    noPinOfItsOwn: {
      en: (link: Wrap) =>
        sentence(
          'Your cards have no PIN of their own. Showing a number or unfreezing a card may ask for ' +
            'your ',
          link('security PIN'),
          '.',
        ),
      es: (link: Wrap) =>
        sentence(
          'Sus tarjetas no tienen un PIN propio. Para mostrar un número o descongelar una tarjeta ' +
            'podemos pedirle su ',
          link('PIN de seguridad'),
          '.',
        ),
    },
  },
  ownCard: {
    cardWord: {
      en: (word: string) => `card ${word}`,
      es: (word: string) => `${word} de la tarjeta`,
    },
    number: { en: 'number', es: 'el número' },
    cvv: { en: 'CVV', es: 'el CVV' },
    show: { en: 'Show', es: 'Mostrar' },
    hide: { en: 'Hide', es: 'Ocultar' },
    unfreeze: { en: 'Unfreeze', es: 'Descongelar' },
    freeze: { en: 'Freeze', es: 'Congelar' },
    flipToThe: {
      en: (hidden: Wrap, other: 'front' | 'back') =>
        sentence('Flip ', hidden(sentence('to the ', other))),
      es: (hidden: Wrap, other: 'front' | 'back') =>
        sentence('Voltear', hidden(other === 'back' ? ' al reverso' : ' al frente')),
    },
    moreForTheCard: {
      en: (cardType: string | number) => `More options for the ${cardType} card`,
      es: (cardType: string | number) => `Más opciones de la tarjeta de ${cardType}`,
    },
    delete: { en: 'Delete', es: 'Eliminar' },
    moreForTheCardOfCardType: {
      en: (hidden: Wrap, cardType: ReactNode) =>
        sentence('More ', hidden(sentence('for the ', cardType, ' card'))),
      es: (hidden: Wrap, cardType: ReactNode) =>
        sentence('Más', hidden(sentence(' opciones de la tarjeta de ', cardType))),
    },
    weCouldntFreezeYourCard: {
      en: 'We couldn’t freeze your card. Try again.',
      es: 'No pudimos congelar su tarjeta. Inténtelo de nuevo.',
    },
    failedToLoadCards: { en: 'Failed to load cards.', es: 'No se pudieron cargar las tarjetas.' },
    hiddenAgainInOneMinute: {
      en: 'Hidden again in one minute.',
      es: 'Se ocultará de nuevo en un minuto.',
    },
    cantFindItFreezeIt: {
      en: 'Can’t find it? Freeze it right away. You can unfreeze it at any time.',
      es: '¿No la encuentra? Congélela ahora mismo. Puede descongelarla en cualquier momento.',
    },
    frozenSinceItsNumberStays: {
      en: (moment: string | number) =>
        `Frozen since ${moment}. Its number stays hidden until you unfreeze it.`,
      es: (moment: string | number) =>
        `Congelada desde el ${beforeStop(moment)}. Su número permanece oculto hasta que la descongele.`,
    },
    theIsShownOnThe: {
      en: (shownWord: string, side: 'front' | 'back') =>
        `The ${shownWord} is shown on the ${side} of the card. It will be hidden again in one ` +
        'minute.',
      es: (shownWord: string, side: 'front' | 'back') =>
        `Se muestra ${shownWord} en el ${side === 'back' ? 'reverso' : 'frente'} de la tarjeta. Se ocultará en un minuto.`,
    },
    numberAndCvvAreHidden: {
      en: 'Number and CVV are hidden again.',
      es: 'El número y el CVV están ocultos de nuevo.',
    },
    theBackOfTheCard: {
      en: 'The back of the card is shown.',
      es: 'Se muestra el reverso de la tarjeta.',
    },
  },
  revealQuestion: {
    showTheCards: {
      en: (word: string | number) => `Show the card’s ${word}?`,
      es: (word: string | number) => `¿Mostrar ${word} de la tarjeta?`,
    },
    weShowTheForOne: {
      en: (word: string | number) =>
        `We show the ${word} for one minute. Make sure no one else can see your screen.`,
      es: (word: string | number) =>
        `Mostramos ${word} durante un minuto. Asegúrese de que nadie más vea su pantalla.`,
    },
    showItNow: { en: 'Show it now', es: 'Mostrar ahora' },
    cancel: { en: 'Cancel', es: 'Cancelar' },
  },
});

export const applyDialogTexts = inBothLanguages({
  applyDialog: {
    pleaseLogIn: {
      en: 'Please log in to generate a card.',
      es: 'Inicie sesión para crear una tarjeta.',
    },
    applyForACard: { en: 'Apply for a card', es: 'Solicitar una tarjeta' },
    chooseATypeThenA: {
      en: 'Choose a type, then a brand. Your card is ready in a few seconds.',
      es: 'Elija un tipo y después una marca. Su tarjeta estará lista en unos segundos.',
    },
    failedToGenerateCard: { en: 'Failed to generate card.', es: 'No se pudo crear la tarjeta.' },
    cardType: { en: 'Card type', es: 'Tipo de tarjeta' },
    cardBrand: { en: 'Card brand', es: 'Marca de la tarjeta' },
    getMyCard: { en: 'Get my card', es: 'Obtener mi tarjeta' },
    processingYourCard: {
      en: 'Processing your card application, please wait...',
      es: 'Procesando su solicitud de tarjeta, espere...',
    },
  },
});

export const deleteDialogTexts = inBothLanguages({
  deleteDialog: {
    deleteYourCard: {
      en: (cardType: string | number) => `Delete your ${cardType} card?`,
      es: (cardType: string | number) => `¿Eliminar su tarjeta de ${cardType}?`,
    },
    deleteCard: { en: 'Delete card', es: 'Eliminar la tarjeta' },
    deleting: { en: 'Deleting...', es: 'Eliminando...' },
    theCardEndingInStops: {
      en: (lastFour: string | number, cardType: string | number) =>
        `The card ending in ${lastFour} stops working right away and for good. You can then ` +
        `apply for a new ${cardType} card with another number.`,
      es: (lastFour: string | number, cardType: string | number) =>
        `La tarjeta que termina en ${lastFour} deja de servir de inmediato y para siempre. ` +
        `Después puede solicitar otra tarjeta de ${cardType} con otro número.`,
    },
    failedToDeleteCard: { en: 'Failed to delete card.', es: 'No se pudo eliminar la tarjeta.' },
  },
});

export const unfreezeDialogTexts = inBothLanguages({
  unfreezeDialog: {
    unfreezeYourCard: {
      en: (cardType: string | number) => `Unfreeze your ${cardType} card?`,
      es: (cardType: string | number) => `¿Descongelar su tarjeta de ${cardType}?`,
    },
    unfreeze: { en: 'Unfreeze', es: 'Descongelar' },
    unfreezing: { en: 'Unfreezing...', es: 'Descongelando...' },
    youCanSeeTheNumber: {
      en: (lastFour: string | number) =>
        `You can see the number of the card ending in ${lastFour} again.`,
      es: (lastFour: string | number) =>
        `Puede ver de nuevo el número de la tarjeta que termina en ${lastFour}.`,
    },
  },
});

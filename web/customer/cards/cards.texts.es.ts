import { branchHoursTexts } from '../../bank/branch-hours.texts.es.ts';
import { hoursInSpanish } from '../../bank/hours-in-spanish.ts';
import { sentence } from '../../ui/values/sentence.ts';
import type { cardsTexts as english } from './cards.texts.ts';

export const cardsTexts: typeof english = {
  cardBack: {
    cvv: 'CVV',
    hidden: ' oculto',
    lostOrStolenCall: (phone, cardHours) =>
      `¿Perdida o robada? Llame al ${phone}, ${hoursInSpanish(String(cardHours), branchHoursTexts)}.`,
    thisCardBelongsTo: (name, city) => `Esta tarjeta pertenece a ${name}, ${city}.`,
  },
  cardFront: {
    frozen: 'Congelada',
    numberEndingIn: (lastFour) => `Número que termina en ${lastFour}`,
    cardHolder: 'Titular',
    expires: 'Vence',
  },
  cardSlot: {
    card: (type) => `Tarjeta de ${String(type).toLowerCase()}`,
    active: 'Activa',
    frozen: 'Congelada',
    youHaveNoCardYet: (type) => `Aún no tiene tarjeta de ${type}.`,
    applyForACard: (hidden, type) =>
      sentence('Solicitar', hidden(sentence(' una tarjeta de ', type))),
  },
  cardsPage: {
    cards: 'Tarjetas',
    oneDebitCardAndOne: 'Una tarjeta de débito y una de crédito por cliente.',
    failedToLoadCards: 'No se pudieron cargar las tarjetas.',
    pleaseLogInToView: 'Inicie sesión para ver sus tarjetas.',
    loadingCards: 'Cargando las tarjetas',
    yourCardIsReady: (type) => `Su tarjeta de ${type} está lista.`,
    yourCardWasDeleted: (cardType) => `Se eliminó su tarjeta de ${cardType}.`,
  },
  cardAdvice: {
    title: '¿Perdida o robada?',
    freezeThenCall: (phone, hours) =>
      sentence(
        'Primero congele la tarjeta. Después llámenos al ',
        phone,
        ', ',
        hoursInSpanish(hours, branchHoursTexts),
        '.',
      ),
    forAnotherNumber: 'Para tener una tarjeta con otro número, elimine esta y solicite otra.',
    howItWorks: 'Cómo funciona',
    chooseABrand:
      'Elija una marca, y su tarjeta está lista de inmediato. Aquí puede mostrar u ocultar su ' +
      'número, y congelarla en cualquier momento.',
    pin: 'PIN',
    noPinOfItsOwn: (link) =>
      sentence(
        'Sus tarjetas no tienen un PIN propio. Para mostrar un número o descongelar una tarjeta ' +
          'podemos pedirle su ',
        link('PIN de seguridad'),
        '.',
      ),
  },
  ownCard: {
    cardWord: (word) => `${word} de la tarjeta`,
    number: 'el número',
    cvv: 'el CVV',
    show: 'Mostrar',
    hide: 'Ocultar',
    unfreeze: 'Descongelar',
    freeze: 'Congelar',
    flipToThe: (hidden, other) =>
      sentence('Voltear', hidden(other === 'back' ? ' al reverso' : ' al frente')),
    moreForTheCard: (cardType) => `Más opciones de la tarjeta de ${cardType}`,
    delete: 'Eliminar',
    moreForTheCardOfCardType: (hidden, cardType) =>
      sentence('Más', hidden(sentence(' opciones de la tarjeta de ', cardType))),
    weCouldntFreezeYourCard: 'No pudimos congelar su tarjeta. Inténtelo de nuevo.',
    failedToLoadCards: 'No se pudieron cargar las tarjetas.',
    hiddenAgainInOneMinute: 'Se ocultará de nuevo en un minuto.',
    cantFindItFreezeIt:
      '¿No la encuentra? Congélela ahora mismo. Puede descongelarla en cualquier momento.',
    frozenSinceItsNumberStays: (moment) =>
      `Congelada desde el ${moment}. Su número permanece oculto hasta que la descongele.`,
    theIsShownOnThe: (shownWord, side) =>
      `Se muestra ${shownWord} en el ${side === 'back' ? 'reverso' : 'frente'} de la tarjeta. Se ocultará en un minuto.`,
    numberAndCvvAreHidden: 'El número y el CVV están ocultos de nuevo.',
    theBackOfTheCard: 'Se muestra el reverso de la tarjeta.',
  },
  revealQuestion: {
    showTheCards: (word) => `¿Mostrar ${word} de la tarjeta?`,
    weShowTheForOne: (word) =>
      `Mostramos ${word} durante un minuto. Asegúrese de que nadie más vea su pantalla.`,
    showItNow: 'Mostrar ahora',
    cancel: 'Cancelar',
  },
};

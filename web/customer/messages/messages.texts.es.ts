import type { messagesTexts as english } from './messages.texts.ts';

export const messagesTexts: typeof english = {
  attachmentsField: {
    onlyFilesFitIntoA: (most) =>
      `En un mensaje solo caben ${most} archivos. Los demás no se agregaron.`,
    isTooLargeAtMost: (name) => `${name} es demasiado grande: como máximo 5 MB.`,
    files: 'Archivos',
    addFiles: 'Agregar archivos',
    addAnotherFile: 'Agregar otro archivo',
    upToThreeFilesOf: 'Hasta tres archivos de 5 MB. Opcional.',
  },
  conversationPage: {
    theReference: 'la referencia',
    message: 'Mensaje',
    allMessages: 'Todos los mensajes',
    yourMessageCouldNotBe: 'No se pudo cargar su mensaje.',
    loadingYourMessage: 'Cargando su mensaje',
    reply: 'Responder',
    conversation: 'Conversación',
    reference: (reference) => `Referencia ${reference}`,
    weClosedThisWithoutA: 'Cerramos esto sin otra respuesta. Responda si todavía necesita ayuda.',
    you: 'Usted',
    noMessageOfYoursHas: 'Usted no tiene ningún mensaje con este identificador.',
    itMayBelongToAnother: 'Puede ser de otra persona, o el enlace puede estar incompleto.',
    goToMessages: 'Ir a los mensajes',
    messageOfReference: (reference) => `Mensaje ${reference}`,
  },
  messagesPage: {
    messages: 'Mensajes',
    writeToUsSendUs:
      'Escríbanos, envíenos documentos y lea nuestras respuestas. Le avisaremos por correo ' +
      'electrónico cuando haya una.',
    yourMessages: 'Sus mensajes',
    yourMessagesCouldNotBe: 'No se pudieron cargar sus mensajes.',
    loadingYourMessages: 'Cargando sus mensajes',
    noMessagesYet: 'Aún no hay mensajes',
    yourMessagesAndOurReplies: 'Aquí aparecen sus mensajes y nuestras respuestas.',
    whatYouWroteToUs: 'Sus mensajes, primero los más recientes',
    writeToUs: 'Escríbanos',
    subject: 'Asunto',
    status: 'Estado',
    latest: 'Último',
    newReply: 'Respuesta nueva',
  },
  useMessageForm: {
    subjectIsRequired: 'El asunto es obligatorio.',
    messageIsRequired: 'El mensaje es obligatorio.',
    yourMessagesOnThisPage: 'sus mensajes en esta página',
    theConversationOnThisPage: 'la conversación en esta página',
  },
  writeMessage: {
    yourMessageCouldNotBe: 'No se pudo enviar su mensaje. Inténtelo de nuevo.',
    subject: 'Asunto',
    message: 'Mensaje',
    neverWriteYourPasswordOr: 'Nunca escriba su contraseña ni su PIN. Nunca los pedimos.',
    sending: 'Enviando...',
    sendMessage: 'Enviar mensaje',
    received: 'recibido',
  },
};

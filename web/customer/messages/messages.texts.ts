import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const messagesTexts = inBothLanguages({
  attachmentsField: {
    onlyFilesFitIntoA: {
      en: (most: string | number) =>
        `A message can have up to ${most} files. The others were left out.`,
      es: (most: string | number) =>
        `En un mensaje solo caben ${most} archivos. Los demás no se agregaron.`,
    },
    isTooLargeAtMost: {
      en: (name: string | number) => `${name} is too large: at most 5 MB.`,
      es: (name: string | number) => `${name} es demasiado grande: como máximo 5 MB.`,
    },
    files: { en: 'Files', es: 'Archivos' },
    addFiles: { en: 'Add files', es: 'Agregar archivos' },
    addAnotherFile: { en: 'Add another file', es: 'Agregar otro archivo' },
    upToThreeFilesOf: {
      en: 'Up to three files of 5 MB. Optional.',
      es: 'Hasta tres archivos de 5 MB. Opcional.',
    },
  },
  conversationPage: {
    theReference: { en: 'reference', es: 'la referencia' },
    message: { en: 'Message', es: 'Mensaje' },
    allMessages: { en: 'All messages', es: 'Todos los mensajes' },
    yourMessageCouldNotBe: {
      en: 'Your message could not be loaded.',
      es: 'No se pudo cargar su mensaje.',
    },
    loadingYourMessage: { en: 'Loading your message', es: 'Cargando su mensaje' },
    reply: { en: 'Reply', es: 'Responder' },
    conversation: { en: 'Conversation', es: 'Conversación' },
    reference: {
      en: (reference: string | number) => `Reference ${reference}`,
      es: (reference: string | number) => `Referencia ${reference}`,
    },
    weClosedThisWithoutA: {
      en: 'We closed this without another reply. Reply if you still need help.',
      es: 'Cerramos esto sin otra respuesta. Responda si todavía necesita ayuda.',
    },
    you: { en: 'You', es: 'Usted' },
    noMessageOfYoursHas: {
      en: 'You have no message with this ID.',
      es: 'Usted no tiene ningún mensaje con este identificador.',
    },
    itMayBelongToAnother: {
      en: 'It may belong to someone else, or the link may be incomplete.',
      es: 'Puede ser de otra persona, o el enlace puede estar incompleto.',
    },
    goToMessages: { en: 'Go to messages', es: 'Ir a los mensajes' },
    messageOfReference: {
      en: (reference: string | number) => `Message ${reference}`,
      es: (reference: string | number) => `Mensaje ${reference}`,
    },
  },
  messagesPage: {
    messages: { en: 'Messages', es: 'Mensajes' },
    writeToUsSendUs: {
      en: 'Write to us, send us documents, and read our replies. We’ll email you when there’s one.',
      es:
        'Escríbanos, envíenos documentos y lea nuestras respuestas. Le avisaremos por correo ' +
        'electrónico cuando haya una.',
    },
    yourMessages: { en: 'Your messages', es: 'Sus mensajes' },
    yourMessagesCouldNotBe: {
      en: 'Your messages could not be loaded.',
      es: 'No se pudieron cargar sus mensajes.',
    },
    loadingYourMessages: { en: 'Loading your messages', es: 'Cargando sus mensajes' },
    noMessagesYet: { en: 'No messages yet', es: 'Aún no hay mensajes' },
    yourMessagesAndOurReplies: {
      en: 'Your messages and our replies show up here.',
      es: 'Aquí aparecen sus mensajes y nuestras respuestas.',
    },
    whatYouWroteToUs: {
      en: 'Your messages, latest first',
      es: 'Sus mensajes, primero los más recientes',
    },
    writeToUs: { en: 'Write to us', es: 'Escríbanos' },
    subject: { en: 'Subject', es: 'Asunto' },
    status: { en: 'Status', es: 'Estado' },
    latest: { en: 'Latest', es: 'Último' },
    newReply: { en: 'New reply', es: 'Respuesta nueva' },
  },
  useMessageForm: {
    subjectIsRequired: { en: 'Subject is required.', es: 'El asunto es obligatorio.' },
    messageIsRequired: { en: 'Message is required.', es: 'El mensaje es obligatorio.' },
    yourMessagesOnThisPage: { en: 'your messages on this page', es: 'sus mensajes en esta página' },
    theConversationOnThisPage: {
      en: 'the conversation on this page',
      es: 'la conversación en esta página',
    },
  },
  writeMessage: {
    yourMessageCouldNotBe: {
      en: 'Your message could not be sent. Please try again.',
      es: 'No se pudo enviar su mensaje. Inténtelo de nuevo.',
    },
    subject: { en: 'Subject', es: 'Asunto' },
    message: { en: 'Message', es: 'Mensaje' },
    neverWriteYourPasswordOr: {
      en: 'Never write your password or PIN. We never ask for them.',
      es: 'Nunca escriba su contraseña ni su PIN. Nunca los pedimos.',
    },
    sending: { en: 'Sending...', es: 'Enviando...' },
    sendMessage: { en: 'Send message', es: 'Enviar mensaje' },
    received: { en: 'received', es: 'recibido' },
  },
});

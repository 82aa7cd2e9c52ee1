/** An address with enough for its owner to know it, and too little for who looks over a shoulder. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

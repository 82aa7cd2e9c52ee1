/** `tel:+12125550142` for `(212) 555-0142`. */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

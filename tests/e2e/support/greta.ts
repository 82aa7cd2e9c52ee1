/** Somebody abroad, as she is typed into the form. */
export const greta = {
  recipientName: 'Greta Lang',
  recipientAccount: '532013000',
  recipientBank: 'Spreewald Bank',
  recipientSwift: 'SPWBDEBB100',
  recipientIban: 'DE89370400440532013000',
  recipientCountry: 'Germany',
};

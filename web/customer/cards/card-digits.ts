/** Groups a number as it is printed on a card: in fours, American Express as 4-6-5. */
export function groupDigits(cardNumber: string): string {
  const groups = cardNumber.length === 15 ? /^(.{4})(.{6})(.{5})$/ : /^(.{4})(.{4})(.{4})(.{4})$/;
  return cardNumber.replace(groups, (_, ...parts: string[]) => parts.slice(0, -2).join(' '));
}

/** As `groupDigits`, with dots for all but the last four. */
export const groupHidden = (cardNumber: string) =>
  groupDigits(cardNumber.replaceAll(/.(?=.{4})/g, '•'));

export const lastFour = (cardNumber: string) => cardNumber.slice(-4);

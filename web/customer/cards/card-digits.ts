/** How a number stands on a card: in fours, American Express as 4-6-5. What is hidden is a dot. */
export function groupDigits(cardNumber: string): string {
  const groups = cardNumber.length === 15 ? /^(.{4})(.{6})(.{5})$/ : /^(.{4})(.{4})(.{4})(.{4})$/;
  return cardNumber.replaceAll('*', '•').replace(groups, (_, ...parts: string[]) => parts.slice(0, -2).join(' '));
}

export const lastFour = (cardNumber: string) => cardNumber.slice(-4);

/** `user.cards_viewed` as a person reads it: `User: cards viewed`. */
export function actionWords(action: string): string {
  const [noun = '', ...rest] = action.replaceAll('_', ' ').split('.');
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return rest.length === 0 ? name : `${name}: ${rest.join(' ')}`;
}

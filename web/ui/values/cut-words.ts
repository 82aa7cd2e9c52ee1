/** At most `count` words, then an ellipsis where something was cut. */
export function cutWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/);
  return words.length <= count ? words.join(' ') : `${words.slice(0, count).join(' ')}…`;
}

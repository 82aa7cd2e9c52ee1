/** `a teller`, `an auditor`: an English noun with its article, in lower case. */
export function withArticle(noun: string): string {
  const word = noun.toLowerCase();
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`;
}

/**
 * The words of the answer when a proposal was decided. An earlier server kept the words alone, and
 * answers in them again.
 */
export function keptWords<Words extends { message: string }>(kept: Words): Words {
  const words: unknown = kept;
  return typeof words === 'string' ? ({ message: words } as Words) : kept;
}

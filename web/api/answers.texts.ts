/**
 * Says what the bank says of a thing that was done, its `message`, in the language of the page. The
 * bank says it in English; the Spanish file of this one has a text for each.
 */
export const wordAnswer: (answer: unknown) => void = () => undefined;

/** The forms whose half-filled fields wait for the next sign-in. */
export type DraftName = 'local-transfer' | 'international-transfer' | 'pay-bill' | 'loan';

/** Whose, and of which form. */
export interface DraftPlace {
  userId: string;
  name: DraftName;
}

/** What was typed, by field. */
export type TypedFields = Readonly<Record<string, string>>;

export const draftPrefix = 'larkmoor.draft.';

/** Where in this tab's storage it lies. */
export const keyOf = ({ userId, name }: DraftPlace) => `${draftPrefix}${userId}.${name}`;

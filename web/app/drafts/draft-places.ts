/** The forms whose half-filled fields wait for the next sign-in. */
export type DraftName =
  | 'local-transfer'
  | 'own-transfer'
  | 'international-transfer'
  | 'pay-bill'
  | 'loan'
  | 'personal-info'
  | 'message';

/** The owner of a draft, and its form. */
export interface DraftPlace {
  userId: string;
  name: DraftName;
  /**
   * The ID of what it goes on with, where a form is more than one: the conversation of a message.
   */
  about?: string | undefined;
}

/** The typed texts, by field. */
export type TypedFields = Readonly<Record<string, string>>;

export interface DraftKeeping {
  userId: string | undefined;
  name: DraftName;
  about?: string | undefined;
  /** The fields that differ from an empty form, and may be kept: never a PIN or a password. */
  typed: TypedFields;
  /** It opened empty, so a kept draft may fill it. */
  opensEmpty: boolean;
  /** Asked when the session ends: an order that went out is no draft any more. */
  isOver?: () => boolean;
  /** The state of its sending, where it may arrive without an answer and nothing else keeps it. */
  sending?: { isBusy: boolean; isInDoubt: boolean };
  onTaken: (typed: TypedFields) => void;
}

export const draftPrefix = 'larkmoor.draft.';

/** Where in this tab's storage it lies. */
export const keyOf = ({ userId, name, about }: DraftPlace) =>
  `${draftPrefix}${userId}.${name}${about === undefined ? '' : `.${about}`}`;

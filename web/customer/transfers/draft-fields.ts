import type { ChangeEvent } from 'react';
import type { DraftErrors, DraftField, LocalTransferDraft } from './local-transfer-draft.ts';

/** What each step needs to show and change its part of the draft. */
export interface DraftForm {
  draft: LocalTransferDraft;
  errors: DraftErrors;
  onEdit: (field: DraftField, value: string) => void;
}

/** The props that tie one control to its field: the contract's name, the typed text, what is wrong with it. */
export function draftField({ draft, errors, onEdit }: DraftForm, name: DraftField) {
  return {
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onEdit(name, event.currentTarget.value),
  };
}

import type { User } from '../../../contract/people/users.ts';
import { typedFields } from '../../app/drafts/typed-fields.ts';
import { personalInfoTexts } from './personal-info.texts.ts';

const words = personalInfoTexts.personalInfoDraft;

export const textFields = ['fullName', 'email', 'phone', 'address'] as const;
export type TextFieldName = (typeof textFields)[number];

/** The fields of the form before it is sent. */
export interface PersonalInfoDraft extends Record<TextFieldName, string> {
  profileImage: File | undefined;
  idDocument: File | undefined;
}

/** Starts with what the bank knows; an address that waits for its link is the newer wish. */
export function draftOf(user: User): PersonalInfoDraft {
  const { fullName, phone, address } = user;
  return {
    fullName,
    email: user.pendingEmail ?? user.email,
    phone,
    address,
    profileImage: undefined,
    idDocument: undefined,
  };
}

/** Picks the typed texts that the bank does not know; files are no text that could be kept. */
export const typedIn = (draft: PersonalInfoDraft, user: User): Record<string, string> => {
  const textsOf = (from: PersonalInfoDraft) =>
    Object.fromEntries(textFields.map((name) => [name, from[name]]));
  return typedFields(textsOf(draft), textsOf(draftOf(user)));
};

/** @returns the step of a field, from 0. */
export function stepOf(field: string): number {
  return ['profileImage', 'idDocument'].indexOf(field) + 1;
}

export function formOf(draft: PersonalInfoDraft): FormData {
  const form = new FormData();
  for (const name of textFields) form.set(name, draft[name]);
  if (draft.profileImage) form.set('profileImage', draft.profileImage);
  if (draft.idDocument) form.set('idDocument', draft.idDocument);
  return form;
}

export interface Change {
  name: string;
  before: string;
  after: string;
}

const names: Record<TextFieldName, string> = {
  fullName: words.fullName,
  email: words.email,
  phone: words.phone,
  address: words.address,
};

/** Lists the fields that will be different where the bank knew a value before. */
export function changesOf(user: User, draft: PersonalInfoDraft): Change[] {
  const texts = textFields.map((name) => ({
    name: names[name],
    before: user[name],
    after: draft[name].trim(),
  }));
  const files = [
    {
      name: words.profilePicture,
      before: user.profileImage === null ? '' : words.yourPicture,
      after: draft.profileImage?.name,
    },
    {
      name: words.idDocument,
      before: user.idDocument === null ? '' : words.yourDocument,
      after: draft.idDocument?.name,
    },
  ].map((file) => ({ ...file, after: file.after ?? file.before }));
  return [...texts, ...files].filter(({ before, after }) => before !== '' && before !== after);
}

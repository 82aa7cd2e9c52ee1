import type { User } from '../../contract/people/users.ts';

/** Every side of a person's ID document, one below the other. */
export function idDocumentAddresses({ idDocument }: Pick<User, 'idDocument'>): string[] {
  if (idDocument === null) return [];
  return typeof idDocument === 'string' ? [idDocument] : [idDocument.frontUrl, idDocument.backUrl];
}

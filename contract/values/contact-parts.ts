/** The parts that “This was not me” can bring back: each as it was before its latest change. */
export const contactParts = ['email', 'phone', 'address', 'fullName', 'idDocument'] as const;
export type ContactPart = (typeof contactParts)[number];

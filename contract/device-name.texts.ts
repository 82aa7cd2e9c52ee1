/** What a browser says that it is, and on what it runs; null where it names nothing we know. */
export interface DeviceParts {
  browser: string | null;
  system: string | null;
}

/** `Chrome on Linux`, or `A program`. */
export const wordDevice = ({ browser, system }: DeviceParts): string => {
  const program = browser ?? 'A program';
  return system === null ? program : `${program} on ${system}`;
};

/** A browser's own name and that of its system; null where it names nothing we know. */
export interface DeviceParts {
  browser: string | null;
  system: string | null;
}

/** `Chrome on Linux`, or `Unknown app`. */
export const wordDevice = ({ browser, system }: DeviceParts): string => {
  const program = browser ?? 'Unknown app';
  return system === null ? program : `${program} on ${system}`;
};

/** One line of `npm run bank -- doctor`: what was looked at, what was found, what to do about it. */
export interface Examined {
  about: string;
  /** A fault ends the doctor with 1; a warning is for an operator to judge. */
  state: 'ok' | 'warning' | 'fault';
  found: string;
  mend?: string;
}

export const ok = (about: string, found: string): Examined => ({ about, state: 'ok', found });

export const warning = (about: string, found: string, mend: string): Examined => ({
  about,
  state: 'warning',
  found,
  mend,
});

export const fault = (about: string, found: string, mend: string): Examined => ({
  about,
  state: 'fault',
  found,
  mend,
});

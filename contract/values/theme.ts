/** The choices of a person for a device; `system` is what the device itself prefers. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The cookie that keeps the choice; no secret, and nothing but one of the three words. */
export const themeCookie = 'theme';

export const themeCookieLifeSeconds = 31_536_000;

/** The colours of the browser's own bar: the surface of each theme. */
const [paper, night] = ['#FFFFFF', '#10232A'];

/**
 * The head of a page for its theme, by the names of its tokens; the bar's color where the device
 * prefers light and where it prefers dark. A server draws it, a choice changes it.
 */
export const themeHeads = {
  system: { colorScheme: 'light dark', barInLight: paper, barInDark: night },
  light: { colorScheme: 'light', barInLight: paper, barInDark: paper },
  dark: { colorScheme: 'dark', barInLight: night, barInDark: night },
} satisfies Record<Theme, Record<string, string>>;

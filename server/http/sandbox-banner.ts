import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import type { Language } from '../../contract/values/language.ts';
import type { Locale } from '../../contract/values/numbers.ts';
import type { Config } from '../base/config.ts';
import type { SandboxClock } from '../services/clock/sandbox-clock.ts';

/** Minutes only: a page is compressed again whenever its banner changes. */
const minutesOf = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: bankTimeZone,
    timeZoneName: 'short',
  });

const words = {
  en: {
    minute: minutesOf('en-US'),
    name: 'Sandbox',
    sandbox: 'Sandbox: its own time, no real money.',
    moved: 'Business time when this page was loaded:',
  },
  es: {
    minute: minutesOf('es-US'),
    name: 'Entorno de prueba',
    sandbox: 'Entorno de prueba, sin dinero real.',
    moved: 'Hora del banco al cargar esta página:',
  },
} satisfies Record<Language, unknown>;

export type ReadBanner = (language: Language) => string;

/**
 * The banner of every page while the sandbox is on, with business time once it was moved; empty in
 * a real bank.
 */
export function sandboxBanner(
  { sandbox }: Config,
  clock: Pick<SandboxClock, 'offsetSeconds' | 'businessNow'>,
): ReadBanner {
  if (!sandbox) return () => '';
  return (language) => {
    const { minute, name, sandbox: text, moved } = words[language];
    const isMoved = clock.offsetSeconds() !== 0;
    const when = isMoved
      ? ` ${moved} ${minute.format(clock.businessNow().epochMilliseconds)}.`
      : '';
    const look = isMoved ? 'sandbox-banner sandbox-banner-moved' : 'sandbox-banner';
    return `<aside class="${look}" aria-label="${name}">${text}${when}</aside>`;
  };
}

import { useState } from 'react';
import {
  type Theme,
  themeCookie,
  themeCookieLifeSeconds,
  themeHeads,
  themes,
} from '../../contract/values/theme.ts';
import { SegmentedField } from '../ui/fields/segmented-field.tsx';
import { themeChoiceTexts } from './app.texts.ts';

const texts = themeChoiceTexts.themeChoice;

const words: Record<Theme, string> = { system: texts.system, light: texts.light, dark: texts.dark };

/** The server drew the page in the theme that was chosen before, so that none has to be read. */
const shownTheme = () =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';

function describe(meta: string, content: string): void {
  document.head.querySelector(`meta${meta}`)?.setAttribute('content', content);
}

/** Shows the theme at once, and keeps it for every page of this device, logged in or not. */
function chooseTheme(theme: Theme): void {
  const { colorScheme, barInLight, barInDark } = themeHeads[theme];
  document.documentElement.dataset['theme'] = theme;
  describe('[name=color-scheme]', colorScheme);
  describe('[name=theme-color][media*=light]', barInLight);
  describe('[name=theme-color][media*=dark]', barInDark);
  const life = theme === 'system' ? 0 : themeCookieLifeSeconds;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
}

export function ThemeChoice() {
  const [chosen, setChosen] = useState(shownTheme);
  return (
    <SegmentedField
      label={texts.theme}
      name="theme"
      choices={Object.values(words)}
      chosen={words[chosen]}
      onChoose={(word) => {
        const theme = themes.find((each) => words[each] === word) ?? 'system';
        chooseTheme(theme);
        setChosen(theme);
      }}
    />
  );
}

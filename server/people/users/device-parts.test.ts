import { expect, test } from 'vitest';
import { wordDevice } from '../../../contract/people/device-name.texts.ts';
import { wordDevice as inSpanish } from '../../../contract/people/device-name.texts.es.ts';
import { deviceParts } from './device-parts.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/141.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like ' +
      'Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
    'Firefox on Mac',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 ' +
      'Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.14.1', 'Unknown app'],
  ['', 'Unknown app'],
])('%s is %s', (userAgent, words) => {
  expect(wordDevice(deviceParts(userAgent))).toBe(words);
});

test.each([
  [{ browser: 'Chrome', system: 'Linux' }, 'Chrome en Linux'],
  [{ browser: null, system: 'Windows' }, 'Aplicación desconocida en Windows'],
  [{ browser: null, system: null }, 'Aplicación desconocida'],
  [{ browser: 'Firefox', system: null }, 'Firefox'],
])('%j is %s in Spanish, in mails and on the page', (parts, spanish) => {
  expect(inSpanish(parts)).toBe(spanish);
});

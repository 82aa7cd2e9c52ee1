import { expect, test } from 'vitest';
import { wordDevice } from '../../../contract/device-name.texts.es.ts';
import { deviceWords } from './device-words.ts';

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
  ['curl/8.14.1', 'A program'],
  ['', 'A program'],
])('%s is %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

test.each([
  ['Chrome on Linux', 'Chrome en Linux'],
  ['A program on Windows', 'Un programa en Windows'],
  ['A program', 'Un programa'],
  ['Firefox', 'Firefox'],
])('%s is %s in Spanish, in mails and on the page', (english, spanish) => {
  expect(wordDevice(english)).toBe(spanish);
});

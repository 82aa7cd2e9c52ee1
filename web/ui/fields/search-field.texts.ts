export const searchTexts = {
  key: 'Key / for search',
  keyOn: 'Press / to search. Click to turn this key off.',
  keyOff: 'The key / is off. Click to turn it on.',
  clear: 'Clear search',
};

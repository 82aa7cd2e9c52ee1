export const searchTexts = {
  key: 'Key / for search',
  keyOn: 'Press / to search. Click to turn this shortcut off.',
  keyOff: 'The / shortcut is off. Click to turn it on.',
  clear: 'Clear search',
};

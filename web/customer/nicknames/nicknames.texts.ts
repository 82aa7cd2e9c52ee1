export const nicknamesTexts = {
  title: 'Nickname',
  onlyYouSeeIt: (name: string | number) =>
    `Only you see it. What you sign, receipts and statements keep the name ${name}.`,
  nickname: 'Nickname',
  example: 'For example Mom or Landlord.',
  save: 'Save nickname',
  saving: 'Saving...',
  remove: 'Remove nickname',
  removing: 'Removing...',
  couldNotBeSaved: 'The nickname could not be saved. Please try again.',
  weCouldNotFindOut:
    'We could not find out whether the nickname was saved. Please try again: it won’t be saved ' +
    'twice.',
  couldNotBeRemoved: 'The nickname could not be removed. Please try again.',
  weCouldNotFindOutRemoved:
    'We could not find out whether the nickname was removed. If it is still shown, please try ' +
    'again.',
  give: 'Give a nickname',
  change: 'Change nickname',
  nicknameOf: (name: string | number) => `Nickname for ${name}`,
  youCallThem: (nickname: string | number) => `You call this payee “${nickname}”.`,
};

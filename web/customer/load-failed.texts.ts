export const loadFailedTexts = {
  loadFailed: {
    nothingWasChangedAndNo: 'Nothing was changed and no money was moved by this.',
  },
};

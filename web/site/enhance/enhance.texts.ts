/** What the scripts of the public pages say. */
export const enhanceTexts = {
  copy: 'Copy',
  copied: 'Copied!',
  notCopied: 'Not copied',
  staffArea: 'Go to the staff area',
  myAccounts: 'Go to my accounts',
};

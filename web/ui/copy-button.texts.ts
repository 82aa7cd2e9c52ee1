export const copyButtonTexts = {
  copyButton: {
    notCopied: 'Not copied',
    copy: 'Copy',
    copied: 'Copied!',
  },
};

export const formDialogTexts = { cancel: 'Cancel' };

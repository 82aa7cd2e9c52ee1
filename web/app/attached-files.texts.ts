export const attachedFilesTexts = {
  attachedFiles: {
    attachedFiles: 'Attached files',
  },
};

export const attachedFilesTexts = {
  attachedFiles: {
    picture: 'Picture',
    document: 'Document',
    attachedFiles: 'Attached files',
  },
};

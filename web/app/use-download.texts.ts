export const useDownloadTexts = {
  useDownload: {
    theFileDidNotCome: 'The file did not come. Please try again.',
  },
};

export const useDownloadTexts = {
  useDownload: {
    theFileDidNotCome: 'The file didn’t download. Please try again.',
  },
};

/** What the scripts of the contact page alone say. */
export const contactTexts = {
  errorTitle: (title: string) => `Error: ${title}`,
  sent: (reference: string) => `Message sent. Your reference: ${reference}`,
  networkError: 'Network error.',
  sending: 'Sending...',
  branches: (count: number) => `${count} ${count === 1 ? 'branch' : 'branches'}`,
};

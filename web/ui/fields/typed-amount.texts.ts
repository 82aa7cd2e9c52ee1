export const amountTexts = { likeThis: 'Please type the amount like 1,234.50.' };

export const deviceChoiceTexts = { confirmWithYourDevice: 'Confirm with your device' };

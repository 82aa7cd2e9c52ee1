export const forgotPinTexts = { forgotYourPin: 'Forgot your PIN?' };

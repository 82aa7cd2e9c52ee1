export const newPasswordTexts = {
  hint: (least: number) => `At least ${least} characters. Longer is safer.`,
  strictHint: (alone: number, besideACode: number) =>
    `At least ${alone} characters, or ${besideACode} with two-step sign-in. Longer is safer.`,
  tooShort: (least: number) => `Too short: at least ${least} characters.`,
  onlyBesideACode: (least: number) =>
    `Long enough only with two-step sign-in. Without it, at least ${least} characters.`,
  named: 'Password strength: weak. It contains your name, your address, or the bank’s name.',
  common: 'Password strength: weak. Attackers try this one first.',
  weak: 'Password strength: weak. Make it longer, or use several words.',
  fair: 'Password strength: fair. A few more characters make it stronger.',
  good: 'Password strength: good.',
  strong: 'Password strength: strong.',
};

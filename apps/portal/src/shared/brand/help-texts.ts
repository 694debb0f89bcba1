export const helpTexts = {
  byPhone: 'Hulp nodig? Bel',
  byMail: 'of mail',
  call: (phone: string) => `Bel ${phone}`,
} as const;

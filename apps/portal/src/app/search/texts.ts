export const texts = {
  contact: 'Contact met de beheerder',
  call: (phone: string) => `Bel ${phone}`,
  mail: 'Mail aan de beheerder',
} as const;

export const texts = {
  contact: 'Contact met de beheerder',
  call: (phone: string, address: string) => `Bel ${phone} · ${address}`,
  mail: 'Mail aan de beheerder',
} as const;

export const texts = {
  contact: 'Contact met de beheerder',
  mail: 'Mail aan de beheerder',
} as const;

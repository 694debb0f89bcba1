export const texts = {
  title: 'Dit onderdeel komt eraan',
  text: (title: string) =>
    `Aan "${title}" wordt nog gewerkt. Zodra het klaar is, vindt u het hier. Hebt u nu iets nodig? Neem dan contact op met uw beheerder.`,
  contact: 'Contact opnemen',
  archive: 'Naar het archief',
} as const;

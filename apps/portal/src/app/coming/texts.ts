/** The headings of the screens that do not exist yet, keyed by the pattern of the route. */
export const comingTitles = {
  '/profile/data/edit/personal': 'Persoonlijke gegevens wijzigen',
  '/profile/data/edit/contact': 'Contactgegevens wijzigen',
  '/profile/addresses': 'Mijn adressen',
  '/profile/update-password': 'Wijzig wachtwoord',
  '/profile/board/archive-settings': 'Zichtbaarheid archiefgroepen',
  '/profile/board/document-settings': 'Zichtbaarheid formulieren',
} as const;

export const texts = {
  title: 'Dit onderdeel komt eraan',
  text: (title: string) =>
    `Aan "${title}" wordt nog gewerkt. Zodra het klaar is, vindt u het hier. Hebt u nu iets nodig? Neem dan contact op met uw beheerder.`,
  contact: 'Contact opnemen',
  archive: 'Naar het archief',
} as const;

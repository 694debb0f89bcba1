/** The headings of the screens that do not exist yet, keyed by the pattern of the route. */
export const comingTitles = {
  '/profile/settings': 'Mijn instellingen',
  '/bulletin-board': 'Prikbord',
  '/bulletin-board/add': 'Bericht toevoegen',
  '/bulletin-board/edit/:bulletinBoardId': 'Bericht wijzigen',
  '/news-letter': 'Nieuwsbrief',
  '/news-letter/add': 'Nieuwsbrief toevoegen',
  '/news-letter/edit/:newsLetterId': 'Nieuwsbrief wijzigen',
  '/photo-albums': "Foto's",
  '/photo-albums/add': 'Album toevoegen',
  '/photo-albums/edit/:albumId': 'Album wijzigen',
  '/photo-albums/view/:albumId': 'Album',
  '/:provider/news': '{provider} nieuws',
} as const;

export const texts = {
  title: 'Dit onderdeel komt eraan',
  text: (title: string) =>
    `Aan "${title}" wordt nog gewerkt. Zodra het klaar is, vindt u het hier. Hebt u nu iets nodig? Neem dan contact op met uw beheerder.`,
  contact: 'Contact opnemen',
  archive: 'Naar het archief',
} as const;

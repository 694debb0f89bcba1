export const texts = {
  add: 'Agendapunt toevoegen',
  empty: 'Deze vergadering heeft nog geen agenda.',
  up: (title: string) => `Zet “${title}” hoger`,
  down: (title: string) => `Zet “${title}” lager`,
  menu: (title: string) => `Meer over “${title}”`,
  edit: 'Wijzigen',
  delete: 'Verwijderen',
  moved: (title: string, number: number) => `“${title}” staat nu op nummer ${number}.`,
  deleted: (title: string) => `“${title}” is van de agenda gehaald.`,
  confirm: {
    title: (title: string) => `“${title}” van de agenda halen?`,
    text: 'U kunt dit niet ongedaan maken. Stukken blijven bij de vergadering staan.',
    convened:
      'De leden hebben de oproep al ontvangen. De andere punten houden daarom hun nummer. Een machtiging geldt niet meer voor dit punt.',
    action: 'Verwijderen',
  },
} as const;

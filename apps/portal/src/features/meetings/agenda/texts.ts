export const texts = {
  add: 'Agendapunt toevoegen',
  full: (max: number) => `De agenda is vol: er passen ${max} punten op.`,
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
    text: 'U kunt dit niet ongedaan maken. Stukken blijven bij de vergadering staan. Een machtiging geldt niet meer voor dit punt.',
    convened: 'De leden hebben de oproep al ontvangen. De punten die daarin staan, houden hun nummer.',
    action: 'Verwijderen',
  },
} as const;

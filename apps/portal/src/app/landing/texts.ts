export const texts = {
  title: 'Overzicht',
  greeting: (words: string, name: string) => `${words}, ${name}`,
  done: 'U bent helemaal bij',
  doneText: (hasMeeting: boolean) =>
    `Er staat geen actiepunt open${hasMeeting ? '' : ', en er is nog geen vergadering gepland'}.`,
  overviewFailed: 'Het overzicht is niet geladen',
  failed: {
    todos: 'De actiepunten zijn niet geladen',
    reports: 'Uw meldingen zijn niet geladen',
    waiting_reports: 'De nieuwe meldingen zijn niet geladen',
    meetings: 'De volgende vergadering is niet geladen',
    attendance: 'Uw deelname is niet geladen',
    invoices: 'De facturen zijn niet geladen',
    documents: 'De documenten zijn niet geladen',
    albums: "De foto's zijn niet geladen",
    newsletters: 'De nieuwsbrief is niet geladen',
    bulletin_board: 'Het prikbord is niet geladen',
    news: 'Het nieuws is niet geladen',
  },
  news: {
    title: 'Nieuw in uw vereniging',
    none: "Er is nog geen nieuws. Hier ziet u straks het nieuwste van het prikbord, de nieuwsbrieven en de foto's.",
  },
  othersAreHere: 'Dit deel lukt nu niet. Probeer het over een minuut opnieuw.',
  foreignAssociation: {
    title: 'Andere vereniging',
    text: (code: string) => `U bent geen lid van vereniging ${code}`,
    explanation:
      'Deze link hoort bij een vereniging waar u niet (meer) bij hoort. Denkt u dat dit niet klopt? Neem dan contact op met uw beheerder.',
    own: 'Ga naar uw eigen vereniging',
    contact: 'Contact opnemen',
  },
} as const;

export const texts = {
  add: {
    title: 'Agendapunt toevoegen',
    submit: 'Toevoegen',
    saved: (title: string) => `“${title}” staat op de agenda.`,
    another: 'Nog een agendapunt',
  },
  split: {
    title: 'Agendapunt splitsen',
    help: (number: number) => `Dit wordt een nieuw punt, direct na punt ${number}`,
    helpText:
      'Hieronder staat een kopie. Laat staan wat bij het nieuwe punt hoort. Wijzig daarna ook het oude punt. Machtigingen voor alleen het oude punt gelden niet voor het nieuwe.',
  },
  edit: {
    title: 'Agendapunt wijzigen',
    submit: 'Opslaan',
    saved: (title: string) => `“${title}” is gewijzigd.`,
    missing: 'Dit agendapunt bestaat niet (meer)',
    gone: (title: string) => `“${title}” is verwijderd`,
    goneText:
      'Iemand anders heeft dit agendapunt verwijderd. Uw tekst staat nog in het formulier. U kunt die als nieuw agendapunt toevoegen.',
    addAgain: 'Toevoegen als nieuw agendapunt',
  },
  back: 'Vergadering',
  readOnly: 'U kunt hier niets wijzigen',
  failed: 'De vergadering is niet geladen',
  over: 'De agenda ligt vast',
  overText: 'De vergadering is voorbij of geannuleerd.',
  convened: 'De leden hebben de oproep al ontvangen',
  convenedText:
    'Zij zien bij dit punt dat het na de oproep is gewijzigd. Wijzigt u de tekst van het besluit of de keuzes, dan tellen stemmen vooraf en opdrachten bij machtigingen over dit punt niet meer.',
  cancel: 'Annuleren',
  fields: {
    title: 'Onderwerp',
    text: 'Toelichting',
    kind: 'Wat doet de vergadering hiermee?',
    wording: 'Tekst van het besluit',
    decision_kind: 'Soort besluit',
    options: 'Keuzes',
    seats: 'Aantal plaatsen',
    election_method: 'Wie is gekozen?',
    document_ids: 'Stukken',
  },
  kinds: {
    note: { label: 'Ter kennisname', description: 'De leden horen ervan.' },
    discuss: { label: 'Te bespreken', description: 'De leden praten erover, zonder te stemmen.' },
    decide: { label: 'Te besluiten', description: 'De leden stemmen over een voorstel.' },
  },
  wordingHelp:
    'Schrijf het zo op als het in de notulen komt. Bijvoorbeeld: “De vergadering stelt de begroting vast op …”.',
  decisionKindHelp: 'Bepaalt hoeveel stemmen er nodig zijn. Zonder soort gelden de algemene regels.',
  decisionKinds: 'Soorten in uw stemregels',
  optionsHelp:
    'Alleen als leden kiezen uit meer dan voor en tegen. Zet elke keuze op een eigen regel, van hoogstens 100 tekens.',
  election: {
    label: 'Dit is een verkiezing',
    help: 'De keuzes zijn dan de kandidaten, ieder op een eigen regel. Er wordt geheim gestemd, tenzij u bij het openen iets anders kiest.',
  },
  noDocuments: 'Deze vergadering heeft nog geen stukken.',
  conflict: {
    title: 'Iemand anders heeft dit agendapunt gewijzigd',
    kept: 'Uw tekst staat nog in het formulier. Dit staat nu op de agenda:',
    takeTheirs: 'Die tekst overnemen',
    keepMine: 'Mijn tekst opslaan',
  },
} as const;

export const texts = {
  add: {
    title: 'Bericht plaatsen',
    submit: 'Plaatsen',
    saved: (subject: string) => `“${subject}” staat op het prikbord.`,
    another: 'Nieuw bericht',
  },
  edit: {
    title: 'Bericht wijzigen',
    submit: 'Opslaan',
    saved: (subject: string) => `“${subject}” is gewijzigd.`,
    undo: 'Ongedaan maken',
    undone: (subject: string) => `“${subject}” is weer zoals het was.`,
    failed: 'Het bericht is niet geladen',
    missing: 'Dit bericht bestaat niet (meer)',
    forbidden: 'Dit bericht kunt u niet wijzigen',
    forbiddenReason: 'Alleen de schrijver en het bestuur kunnen een bericht wijzigen.',
  },
  readOnly: 'U kunt hier niet schrijven',
  back: 'Prikbord',
  readers: {
    title: 'Wie leest dit?',
    text: (association: string) =>
      `Alle leden van ${association} lezen uw bericht, met uw naam erbij. Schrijf dus niets op wat privé is.`,
  },
  cancel: 'Annuleren',
  fields: {
    subject: 'Onderwerp',
    text: 'Bericht',
    attachments: 'Bijlagen',
    notify: 'Eigenaren op de hoogte stellen',
  },
  textHelp: 'Links, e-mailadressen en telefoonnummers kunnen lezers aanklikken.',
  notifyHelp: 'Eigenaren die deze meldingen aan hebben staan, krijgen een mail.',
  conflict: {
    title: 'Iemand anders heeft dit bericht gewijzigd',
    kept: 'Uw tekst staat nog in het formulier. Dit is het bericht zoals het nu op het prikbord staat:',
    takeTheirs: 'Die tekst overnemen',
    keepMine: 'Mijn tekst opslaan',
  },
} as const;

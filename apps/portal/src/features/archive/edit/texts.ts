export const texts = {
  title: 'Document wijzigen',
  fields: {
    name: 'Naam',
    group_id: 'Groep',
    document_date: 'Datum van het document',
    tags: 'Labels',
  },
  save: 'Opslaan',
  failed: 'Het document is niet geladen',
  saved: (name: string) => `“${name}” is gewijzigd.`,
  undo: 'Ongedaan maken',
  undone: (name: string) => `“${name}” is weer zoals het was.`,
  conflict: {
    title: 'Iemand anders heeft dit document intussen gewijzigd',
    kept: 'Er is nog niets opgeslagen. Wat u hebt ingevuld staat hieronder nog. Slaat u dat op, dan vervangt het in dezelfde velden wat de ander heeft ingevuld.',
    theirs: 'Dit heeft de ander opgeslagen:',
    noTags: 'geen',
    keepMine: 'Mijn wijzigingen opslaan',
    takeTheirs: 'Gegevens van de ander overnemen',
  },
} as const;

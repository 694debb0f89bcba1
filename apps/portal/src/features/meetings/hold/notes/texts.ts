export const texts = {
  write: (number: number, title: string) => `Notitie schrijven bij ${number}. ${title}`,
  edit: (number: number, title: string) => `Notitie wijzigen bij ${number}. ${title}`,
  mark: 'met notitie',
  form: {
    title: (number: number, title: string) => `Notitie bij ${number}. ${title}`,
    fields: { text: 'Wat is er besproken?' },
    help: 'Deze tekst komt in de conceptnotulen. In het portaal ziet alleen het bestuur de notitie.',
    final: 'De notulen zijn gepubliceerd. Daarom staat deze notitie vast.',
    none: 'Er is geen notitie bij dit punt.',
    save: 'Opslaan',
    saved: 'De notitie is opgeslagen.',
    conflict: {
      title: 'Deze notitie is intussen gewijzigd',
      kept: 'Uw tekst staat nog in het formulier. Dit staat er nu:',
      removed: 'De notitie is leeggemaakt.',
      takeTheirs: 'Die tekst overnemen',
      keepMine: 'Mijn tekst opslaan',
    },
  },
} as const;

export const texts = {
  back: 'Mijn gegevens',
  failed: 'Uw gegevens zijn niet geladen',
  save: 'Opslaan',
  cancel: 'Annuleren',
  saved: 'Uw gegevens zijn opgeslagen.',
  staff: 'Dit kan alleen de bewoner zelf wijzigen.',
  conflict: {
    title: 'Uw gegevens zijn intussen ergens anders gewijzigd',
    kept: 'Er is nog niets opgeslagen. Wat u hebt ingevuld staat hieronder nog. Slaat u dat op, dan vervangt het in dezelfde velden wat er nu staat.',
    theirs: 'Dit staat er nu:',
    keepMine: 'Mijn wijzigingen opslaan',
    takeTheirs: 'Nieuwe gegevens overnemen',
  },
} as const;

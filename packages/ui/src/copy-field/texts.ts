export const texts = {
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  /** Where the browser does not let a page copy. */
  selected: 'De tekst is geselecteerd. Kopieer met Ctrl + C, of houd uw vinger erop.',
};

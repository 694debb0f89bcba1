export const texts = {
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  /** Shown when the browser does not allow the page to copy. */
  selected: 'De tekst is geselecteerd. Kopieer met Ctrl + C, of houd uw vinger erop.',
};

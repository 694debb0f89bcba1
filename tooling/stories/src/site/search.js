/** The number of results that a person sees at a glance. */
const AT_A_GLANCE = 3;

/** The words that people type, with the components that they mean. */
const MEANT = {
  DatePicker: ['Datumveld'],
  datumkiezer: ['Datumveld'],
  kalender: ['Datumveld'],
  popup: ['Venster', 'Zwevend vlak'],
  modal: ['Venster'],
  dialoog: ['Venster'],
  invulveld: ['Tekstveld', 'Tekstvak'],
  tekstveld: ['Tekstveld'],
  input: ['Tekstveld', 'Bouwsteen van een regel'],
  dropdown: ['Keuzelijst', 'Keuzemenu'],
  keuzelijst: ['Keuzelijst'],
  combobox: ['Keuzelijst'],
  tooltip: ['Tooltips'],
  knop: ['Knop'],
  button: ['Knop'],
  spinner: ['Wachten'],
  melding: ['Melding'],
  toast: ['Toast'],
  snackbar: ['Toast'],
  tabel: ['Tabel'],
  tabs: ['Tabbladen'],
  accordeon: ['Groepen'],
  vinkje: ['Selectievakje'],
  checkbox: ['Selectievakje'],
  radio: ['Keuzerondjes'],
  toggle: ['Schakelaar', 'Lijst met schakelaars'],
  upload: ['Bestanden'],
  avatar: ['Initialen'],
  badge: ['Aantal', 'Label'],
  kruimelpad: ['Titelbalk'],
  zoekveld: ['Zoekveld'],
  paginering: ['Bladeren', "Lijst met pagina's"],
  hamburger: ['Burgermenu'],
  voortgangsbalk: ['Voortgang'],
  tijdlijn: ['Verloop'],
  galerij: ['Fotoraster', 'Foto groot'],
};

/** Types each word in the search, and reads the first results. */
export async function checkSearch(page, url) {
  await page.goto(`${url}/`);
  const field = page.locator('#storybook-explorer-searchfield');
  const missed = [];
  for (const [word, components] of Object.entries(MEANT)) {
    await field.fill(word);
    const options = page.getByRole('option');
    await options.first().waitFor();
    const first = (await options.allInnerTexts()).slice(0, AT_A_GLANCE);
    const isFound = components.some((component) =>
      first.some((text) => text.split('\n').some((line) => line.trim() === component)),
    );
    if (!isFound) missed.push(`${word}: ${first.map((text) => text.replaceAll('\n', ' ')).join(' | ')}`);
  }
  if (missed.length > 0) throw new Error(`Not among the first results:\n${missed.join('\n')}`);
}

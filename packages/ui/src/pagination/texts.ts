const figure = new Intl.NumberFormat('nl-NL');

export const texts = {
  pages: 'Bladeren',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
  range: (first: number, last: number, total: number) =>
    `${figure.format(first)}–${figure.format(last)} van ${figure.format(total)}`,
};

export const texts = {
  pages: 'Bladeren',
  previous: 'Vorige',
  next: 'Volgende',
  range: (first: number, last: number, total: number) => `${first}–${last} van ${total}`,
};

import { formatNumber } from '@mijn/domain/formats';

export const texts = {
  pages: 'Bladeren',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
  range: (first: number, last: number, total: number) =>
    `${formatNumber(first)}–${formatNumber(last)} van ${formatNumber(total)}`,
};

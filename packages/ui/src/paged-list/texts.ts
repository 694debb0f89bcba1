import { formatNumber } from '@mijn/domain/formats';

export const texts = {
  print: 'Lijst afdrukken',
  preparing: 'De lijst wordt opgehaald',
  printedOn: (day: string) => `Afgedrukt op ${day}.`,
  printedPage: (printed: number, total: number) =>
    `Dit is één pagina: ${formatNumber(printed)} van ${formatNumber(total)}.`,
  printsAll: 'De knop “Lijst afdrukken” drukt alles af.',
  printedFirst: (printed: number, total: number) =>
    `Dit zijn de eerste ${formatNumber(printed)} van ${formatNumber(total)}. Kies filters voor een kortere lijst.`,
};

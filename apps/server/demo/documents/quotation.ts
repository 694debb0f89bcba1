import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { euros, inWords } from '../drawing/text.ts';
import { sumOf } from './budget-lines.ts';

const VAT = 0.21;

const items = [
  'Inrichten van de werkplek en aanvoer van materieel',
  'Steiger of hoogwerker, inclusief vergunning',
  'Verwijderen en afvoeren van bestaand werk',
  'Leveren en aanbrengen van nieuw materiaal',
  'Herstel van omliggend werk',
  'Schoonmaken en opleveren',
] as const;

const firms = [
  'Aannemersbedrijf Van Dongen B.V.',
  'Schildersbedrijf De Kwast',
  'Installatiebedrijf Maasmond',
  'Dakwerken Hoek & Zn.',
  'Liftservice Rijnmond B.V.',
] as const;

export function writeQuotation(paper: Paper, { name, date, dossier, dice }: Order): void {
  const firm = dice.pick(firms);
  const prices = items.map(() => dice.between(450, 6400));
  const net = sumOf(prices);
  paper.title(name, firm);
  paper.facts([
    ['Aan', `${dossier.name}, p/a Waterpas VvE Beheer`],
    ['Ter attentie van', dossier.manager],
    ['Datum', inWords(date)],
    ['Kenmerk', `OF-${date.getUTCFullYear()}-${dice.between(1000, 9999)}`],
    ['Geldig', '60 dagen'],
  ]);
  paper.text(
    'Hartelijk dank voor uw aanvraag. Na opname ter plaatse bieden wij u het werk aan voor de onderstaande prijs. Wij werken met eigen mensen en zijn VCA-gecertificeerd.',
  );
  paper.table(
    [
      { name: 'Omschrijving', share: 5 },
      { name: 'Prijs', share: 2, isAmount: true },
    ],
    [...items.map((item, at) => [item, euros(prices[at] ?? 0)]), ['Btw 21%', euros(net * VAT)]],
    ['Totaal inclusief btw', euros(net * (1 + VAT))],
  );
  paper.page();
  paper.heading('Voorwaarden');
  paper.list([
    `Doorlooptijd ${dice.between(2, 6)} weken, start in overleg.`,
    'Meerwerk alleen na schriftelijke opdracht van de beheerder.',
    'Betaling: 30% bij opdracht, 60% naar voortgang en 10% na oplevering.',
    `Garantie op het uitgevoerde werk: ${dice.pick(['vijf', 'zes', 'tien'])} jaar.`,
    'Bewoners ontvangen een week van tevoren een brief met de planning.',
  ]);
  paper.signatures([`Namens ${firm}`, 'Voor akkoord, de opdrachtgever']);
}

import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { capitalised, inWords } from '../drawing/text.ts';

const bodies: readonly [readonly string[], ...(readonly string[])[]] = [
  [
    'Naar aanleiding van ons gesprek bevestigen wij de gemaakte afspraken. De werkzaamheden starten zodra de bewoners zijn geïnformeerd; dat gebeurt uiterlijk een week van tevoren.',
    'Mocht de planning wijzigen, dan hoort u dat van uw contactpersoon. Voor dringende zaken kunt u ons ook buiten kantooruren bereiken.',
  ],
  [
    'Uw melding hebben wij in goede orde ontvangen en besproken met het bestuur. Een technicus komt ter plaatse om de oorzaak vast te stellen.',
    'Zodra wij het rapport hebben, ontvangt u van ons een voorstel voor het herstel met een kostenraming.',
  ],
  [
    'Het bestuur heeft uw verzoek besproken. Wij vragen u om nog een tekening en de gegevens van de uitvoerder, zodat het verzoek op de eerstvolgende vergadering kan worden behandeld.',
    'Tot die tijd verzoeken wij u vriendelijk niet met het werk te beginnen.',
  ],
];

export function writeLetter(paper: Paper, { name, date, dossier, dice }: Order): void {
  paper.facts([
    ['Datum', inWords(date)],
    ['Betreft', name],
    ['Kenmerk', `${dossier.code}/${date.getUTCFullYear()}/${dice.between(100, 999)}`],
  ]);
  paper.text('Geachte heer, mevrouw,', ...dice.pick(bodies), 'Met vriendelijke groet,');
  paper.signatures([`${capitalised(dossier.manager)}, Waterpas VvE Beheer`]);
}

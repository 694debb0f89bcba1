import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { euros, wholeEuros, yearInName } from '../drawing/text.ts';
import { budgetLinesOf, sumOf } from './budget-lines.ts';

export function writeBudget(paper: Paper, { name, date, dossier, dice }: Order): void {
  const year = yearInName(name) ?? date.getUTCFullYear() + 1;
  const lines = budgetLinesOf(year, dossier.units, dice);
  const previous = lines.map(({ amount }) => Math.round((amount * dice.between(93, 102)) / 500) * 5);
  const total = sumOf(lines.map(({ amount }) => amount));
  paper.title(name, dossier.name);
  paper.text(
    `Deze begroting is opgesteld door Waterpas VvE Beheer in overleg met het bestuur en wordt ter vaststelling voorgelegd aan de vergadering van eigenaars. De totale kosten zijn ${wholeEuros(total)}.`,
  );
  paper.table(
    [
      { name: 'Kostensoort', share: 4 },
      { name: `Begroot ${year - 1}`, share: 2, isAmount: true },
      { name: `Begroot ${year}`, share: 2, isAmount: true },
    ],
    lines.map((line, at) => [line.name, euros(previous[at] ?? 0), euros(line.amount)]),
    ['Totaal', euros(sumOf(previous)), euros(total)],
  );
  paper.page();
  paper.heading('Toelichting');
  paper.text(
    `De premie van de opstalverzekering stijgt doordat de herbouwwaarde is geïndexeerd. De dotatie aan het reservefonds volgt het meerjarenonderhoudsplan en is hoger dan het wettelijk minimum van 0,5% van de herbouwwaarde.`,
    dice.pick([
      'Voor elektra is gerekend met het nieuwe contract tot en met eind volgend jaar. Door de ledverlichting daalt het verbruik met ongeveer een kwart.',
      'Voor het schoonmaakwerk is een nieuwe aanbesteding gehouden. De frequentie blijft gelijk: wekelijks de entree, tweewekelijks de galerijen.',
      'Het tarief van de liftonderhoudspartij wordt jaarlijks aangepast aan het indexcijfer van het CBS.',
    ]),
  );
  paper.heading('Bijdrage per maand');
  const share = total / 12 / dossier.units;
  paper.table(
    [
      { name: 'Soort', share: 4 },
      { name: 'Aandeel', share: 2 },
      { name: 'Per maand', share: 2, isAmount: true },
    ],
    [
      ['Appartement, 3 kamers', `21/${dossier.units * 22}`, euros(share * 0.94)],
      ['Appartement, 4 kamers', `24/${dossier.units * 22}`, euros(share * 1.07)],
      ['Penthouse', `31/${dossier.units * 22}`, euros(share * 1.38)],
      ['Parkeerplaats', `2/${dossier.units * 22}`, euros(share * 0.09)],
    ],
  );
  paper.text('De bijdrage wordt rond de 26e van de voorafgaande maand geïncasseerd.');
}

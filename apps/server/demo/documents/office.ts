import { drawLetterFile } from '../drawing/letter-file.ts';
import type { Order } from '../drawing/order.ts';
import { drawSheet } from '../drawing/sheet.ts';
import { inWords, yearInName } from '../drawing/text.ts';
import { budgetLinesOf, sumOf } from './budget-lines.ts';

export async function drawBudgetSheet({ name, date, dossier, dice }: Order): Promise<Buffer> {
  const year = yearInName(name) ?? date.getUTCFullYear();
  const lines = budgetLinesOf(year, dossier.units, dice);
  const before = budgetLinesOf(year - 1, dossier.units, dice);
  return drawSheet(
    `Begroting ${year}`,
    [
      ['Kostensoort', 'Groep', `Begroot ${year - 1}`, `Begroot ${year}`],
      ...lines.map((line, at) => [line.name, line.group, before[at]?.amount ?? 0, line.amount]),
      ['Totaal', '', sumOf(before.map(({ amount }) => amount)), sumOf(lines.map(({ amount }) => amount))],
    ],
    date,
  );
}

export async function drawAttendanceSheet({ date, dossier, dice }: Order): Promise<Buffer> {
  const rows = Array.from({ length: dossier.units }, (_, index) => [
    `Index ${index + 1}`,
    dice.pick(['aanwezig', 'aanwezig', 'volmacht', 'afwezig']),
    dice.pick([21, 24, 31]),
  ]);
  return drawSheet('Presentielijst', [['Appartement', 'Aanwezigheid', 'Stemmen'], ...rows], date);
}

export async function drawNote({ name, date, dossier, dice }: Order): Promise<Buffer> {
  return drawLetterFile(
    name,
    [
      `${dossier.name}, ${inWords(date)}`,
      `Aanwezig: ${dossier.chair}, ${dossier.treasurer} en ${dossier.manager} namens Waterpas VvE Beheer.`,
      dice.pick([
        'De planning van het groot onderhoud is doorgenomen. Het bestuur wil het schilderwerk en het betonherstel in één opdracht onderbrengen.',
        'Besproken zijn de betalingsachterstanden. Er zijn twee eigenaren met een regeling; één vordering gaat naar de incassogemachtigde.',
        'De samenwerking met de schoonmaakpartij is geëvalueerd. De kwaliteit is verbeterd sinds de nieuwe objectleider is begonnen.',
      ]),
      'Actie: de beheerder maakt een voorstel en stuurt dit binnen twee weken aan het bestuur.',
    ],
    date,
  );
}

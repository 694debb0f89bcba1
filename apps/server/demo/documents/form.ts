import { drawField } from '../drawing/form-fields.ts';
import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { formSheets } from './form-sheets.ts';

const SIGNATURE_POINTS = 46;

export function writeForm({ pdf, ...paper }: Paper, { name, dossier }: Order): void {
  const sheet = formSheets[name];
  if (!sheet) throw new Error(`There is no form "${name}": add it to demo/documents/form-sheets.ts.`);
  paper.title(name, dossier.name);
  paper.text(sheet.introduction);
  for (const [heading, ...fields] of sheet.parts) {
    paper.heading(heading);
    for (const field of fields) drawField(pdf, field);
  }
  paper.heading('Ondertekening');
  drawField(pdf, {
    kind: 'boxes',
    labels: ['Plaats', 'Datum', ['Handtekening', 2]],
    points: SIGNATURE_POINTS,
  });
  paper.text(
    `Stuur dit formulier naar info@waterpas.example of naar Postbus 1234, 3000 AB Rotterdam, met "${dossier.code}" erbij.`,
  );
}

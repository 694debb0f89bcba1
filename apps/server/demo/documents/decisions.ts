import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { capitalised } from '../drawing/text.ts';

const decisions = [
  ['Jaarrekening', 'De jaarrekening wordt vastgesteld en aan het bestuur wordt decharge verleend.'],
  ['Begroting', 'De begroting wordt vastgesteld. De nieuwe bijdragen gaan in op 1 januari.'],
  ['Schilderwerk', 'Het schilderwerk van de straatzijde wordt een jaar naar voren gehaald.'],
  ['Intercom', 'De intercom wordt vervangen door een systeem met video, volgens offerte 2.'],
  ['Fietsenberging', 'Fietsen zonder label worden na vier weken verwijderd.'],
  ['Liftcontract', 'Het onderhoudscontract van de lift wordt met drie jaar verlengd.'],
  ['Bestuur', 'De aftredende secretaris wordt herbenoemd voor een periode van drie jaar.'],
  ['Zonnepanelen', 'Het bestuur werkt een voorstel uit voor zonnepanelen op het platte dak.'],
  ['Incasso', 'Bij een achterstand van drie maanden wordt de vordering uit handen gegeven.'],
] as const;

export function writeDecisions(paper: Paper, { name, dossier, dice }: Order): void {
  paper.title(name, dossier.name);
  paper.text('Dit overzicht is een uittreksel van de notulen. Bij verschil gaan de notulen voor.');
  paper.table(
    [
      { name: 'Onderwerp', share: 2 },
      { name: 'Besluit', share: 5 },
      { name: 'Voor', share: 1, isAmount: true },
      { name: 'Tegen', share: 1, isAmount: true },
    ],
    dice
      .some(decisions, 6)
      .map(([subject, decision]) => [
        subject,
        decision,
        String(dice.between(19, 34)),
        String(dice.between(0, 5)),
      ]),
  );
  paper.signatures([`${capitalised(dossier.chair)}, voorzitter`]);
}

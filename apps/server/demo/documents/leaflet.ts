import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { inWords } from '../drawing/text.ts';

const volunteers = [
  'K. Oosterhuis',
  'M. de Wit',
  'F. Aydin',
  'R.P. Bakker',
  'H. Dijkstra',
  'T. Nguyen',
] as const;

const tasks = [
  'Boodschappen doen',
  'Tafels en banken klaarzetten',
  'Koffie en thee',
  'Snoeien en harken',
  'Groenafval wegbrengen',
  'Opruimen en vegen',
] as const;

export function writeTasks(paper: Paper, { name, date, dossier, dice }: Order): void {
  paper.title(name, dossier.name);
  paper.text('Bedankt dat u meedoet. Kunt u toch niet komen? Ruil dan even met een van de anderen.');
  paper.table(
    [
      { name: 'Taak', share: 3 },
      { name: 'Wie', share: 2 },
      { name: 'Hoe laat', share: 1.2 },
    ],
    tasks.map((task, index) => [task, dice.pick(volunteers), `${9 + index}.00 uur`]),
  );
  paper.text(`Gemaakt op ${inWords(date)}.`);
}

const questions: readonly (readonly [question: string, response: string])[] = [
  [
    'Wat verandert er?',
    'De planning staat op deze bladzijde. Verandert er iets, dan leest u dat in het portaal.',
  ],
  ['Wat kost het?', 'De kosten passen binnen de begroting die de vergadering heeft vastgesteld.'],
  ['Wat moet ik doen?', 'Lees de lijst hieronder en loop hem thuis na. Vragen beantwoorden wij graag.'],
];

export function writeInformation(paper: Paper, { name, date, dossier }: Order): void {
  paper.title(name, `${dossier.name}, ${inWords(date)}`);
  for (const [question, response] of questions) {
    paper.heading(question);
    paper.text(response);
  }
  paper.list([
    'Houd de galerij en het trappenhuis vrij.',
    'Controleer de rookmelders in uw woning.',
    'Vraag uw buren of zij hulp nodig hebben.',
    'Meld wat kapot is bij uw beheerder.',
  ]);
}

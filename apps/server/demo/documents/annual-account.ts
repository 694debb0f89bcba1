import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { capitalised, euros, inWords, yearInName } from '../drawing/text.ts';
import { budgetLinesOf, sumOf, type BudgetLine } from './budget-lines.ts';

function writeBalance(paper: Paper, year: number, order: Order): void {
  const { dice } = order;
  const reserve = dice.between(140, 320) * 1000 + dice.between(0, 999);
  const current = dice.between(8, 26) * 1000 + dice.between(0, 999);
  const claims = dice.between(900, 6400);
  const creditors = dice.between(1500, 9000);
  const total = reserve + current + claims;
  paper.heading(`Balans per 31 december ${year}`);
  paper.table(
    [
      { name: 'Activa', share: 4 },
      { name: 'Bedrag', share: 2, isAmount: true },
    ],
    [
      ['Spaarrekening reservefonds', euros(reserve)],
      ['Betaalrekening', euros(current)],
      ['Nog te ontvangen bijdragen', euros(claims)],
    ],
    ['Totaal activa', euros(total)],
  );
  paper.table(
    [
      { name: 'Passiva', share: 4 },
      { name: 'Bedrag', share: 2, isAmount: true },
    ],
    [
      ['Reservefonds groot onderhoud', euros(reserve)],
      ['Algemene reserve', euros(total - reserve - creditors)],
      ['Crediteuren en vooruitontvangen bijdragen', euros(creditors)],
    ],
    ['Totaal passiva', euros(total)],
  );
  paper.text(
    'De spaarrekening staat op naam van de vereniging. Opname is alleen mogelijk met een besluit van de vergadering en twee handtekeningen.',
  );
}

function writeResult(paper: Paper, year: number, lines: readonly BudgetLine[], { dice }: Order): void {
  const spent = lines.map(({ amount }) => Math.round(amount * dice.between(88, 108)) / 100);
  const budgeted = sumOf(lines.map(({ amount }) => amount));
  paper.heading(`Exploitatie ${year}`);
  paper.table(
    [
      { name: 'Kostensoort', share: 4 },
      { name: 'Begroot', share: 2, isAmount: true },
      { name: 'Werkelijk', share: 2, isAmount: true },
      { name: 'Verschil', share: 2, isAmount: true },
    ],
    lines.map(({ name, amount }, at) => [
      name,
      euros(amount),
      euros(spent[at] ?? 0),
      euros(amount - (spent[at] ?? 0)),
    ]),
    ['Totaal', euros(budgeted), euros(sumOf(spent)), euros(budgeted - sumOf(spent))],
  );
}

export function writeAnnualAccount(paper: Paper, order: Order): void {
  const { name, date, dossier, dice } = order;
  const year = yearInName(name) ?? date.getUTCFullYear() - 1;
  const lines = budgetLinesOf(year, dossier.units, dice);
  paper.title(name, dossier.name);
  paper.heading('Verslag van het bestuur');
  paper.text(
    `Het bestuur bestond in ${year} uit ${dossier.chair} (voorzitter), ${dossier.treasurer} (penningmeester) en ${dossier.secretary} (secretaris). Het bestuur kwam ${dice.between(4, 7)} keer bijeen, steeds met de beheerder. De algemene ledenvergadering werd één keer gehouden.`,
    dice.pick([
      'Het jaar stond in het teken van het schilderwerk en de voorbereiding van de verduurzaming. Dank aan de commissieleden die hier veel vrije tijd in staken.',
      'Het was een rustig jaar zonder grote calamiteiten. De kosten bleven binnen de begroting.',
      'Door lekkages in de standleidingen waren er meer kosten voor klein onderhoud. Een deel is door de verzekering vergoed.',
    ]),
  );
  writeBalance(paper, year, order);
  paper.page();
  writeResult(paper, year, lines, order);
  paper.page();
  paper.heading('Toelichting op de exploitatie');
  for (const { name: subject } of dice.some(lines, 4)) {
    paper.text(
      `${subject}. ${dice.pick([
        'De kosten zijn lager dan begroot doordat een deel van het werk is doorgeschoven naar het volgende jaar.',
        'De werkelijke kosten wijken minder dan vijf procent af van de begroting.',
        'De kosten zijn hoger door de indexering van het contract per 1 april en een spoedreparatie in de zomer.',
        'Het verschil komt door een correctie op een factuur van het voorgaande jaar.',
      ])}`,
    );
  }
  paper.heading('Verloop van het reservefonds');
  const start = dice.between(120, 260) * 1000;
  const dotation = lines.at(-1)?.amount ?? 0;
  const withdrawal = dice.between(4, 30) * 1000;
  paper.table(
    [
      { name: 'Mutatie', share: 4 },
      { name: 'Bedrag', share: 2, isAmount: true },
    ],
    [
      [`Stand per 1 januari ${year}`, euros(start)],
      ['Dotatie volgens begroting', euros(dotation)],
      ['Rente', euros(start * 0.012)],
      ['Onttrekking groot onderhoud', euros(-withdrawal)],
    ],
    [`Stand per 31 december ${year}`, euros(start * 1.012 + dotation - withdrawal)],
  );
  paper.signatures([
    `${capitalised(dossier.treasurer)}, penningmeester`,
    `${capitalised(dossier.chair)}, voorzitter`,
  ]);
}

export function writeAuditStatement(paper: Paper, { name, date, dossier, dice, dating }: Order): void {
  const year = yearInName(name) ?? date.getUTCFullYear() - 1;
  const written = yearInName(dating.writtenName) ?? dating.writtenYear - 1;
  const day = dating.date(new Date(Date.UTC(written + 1, 3, dice.between(3, 27))));
  paper.title(name, dossier.name);
  paper.text(
    `De kascommissie heeft op ${inWords(day)} de administratie over het boekjaar ${year} gecontroleerd op het kantoor van Waterpas VvE Beheer. De commissie heeft inzage gekregen in alle bankafschriften, facturen en besluiten.`,
    `Steekproefsgewijs zijn ${dice.between(30, 60)} facturen vergeleken met de boeking, de opdracht en de betaling. Er zijn geen verschillen gevonden. De saldi op de bankafschriften komen overeen met de balans.`,
  );
  paper.decision(
    `De kascommissie adviseert de vergadering de jaarrekening ${year} vast te stellen en het bestuur decharge te verlenen.`,
  );
  paper.heading('Aanbevelingen');
  paper.list([
    'Vraag bij opdrachten boven € 2.500,- altijd een tweede offerte.',
    'Neem bij facturen van aannemers de werkbon op in het archief.',
  ]);
  paper.signatures(['Lid kascommissie', 'Lid kascommissie']);
}

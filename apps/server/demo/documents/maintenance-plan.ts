import type { Dating, Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { wholeEuros, yearInName } from '../drawing/text.ts';
import { sumOf } from './budget-lines.ts';

interface Element {
  name: string;
  condition: string;
  advice: string;
  works: readonly (readonly [work: string, cycleYears: number, cost: number])[];
}

/** Each element has its own page, after the introduction and the method. */
const elements: readonly Element[] = [
  {
    name: 'Fundering en begane grondvloer',
    condition:
      'Geen zichtbare scheuren of zettingen. Kruipruimte droog, ventilatieroosters deels dichtgegroeid.',
    advice: 'Roosters jaarlijks vrijmaken. Overweeg isolatie van de vloer bij de verduurzaming.',
    works: [
      ['Ventilatieroosters reinigen', 1, 450],
      ['Kruipruimte inspecteren', 6, 1200],
    ],
  },
  {
    name: 'Gevels: metselwerk en voegen',
    condition:
      'Voegwerk aan de westgevel plaatselijk uitgesleten, ongeveer 40 m². Lateien vertonen lichte roestvorming.',
    advice: 'Plaatselijk hervoegen en lateien ontroesten en behandelen, gelijktijdig met het schilderwerk.',
    works: [
      ['Voegwerk plaatselijk herstellen', 8, 11800],
      ['Lateien behandelen', 8, 6400],
      ['Gevelreiniging', 12, 14500],
    ],
  },
  {
    name: 'Balkons en galerijen',
    condition:
      'Betonschade beperkt tot enkele vierkante meters. Coating op de galerijen slijt bij de trappenhuizen.',
    advice: 'Betonherstel uitvoeren vóór de winter. Coating over zes jaar geheel vernieuwen.',
    works: [
      ['Betonherstel', 6, 9200],
      ['Coating vernieuwen', 12, 46500],
      ['Hekwerken schilderen', 6, 18900],
    ],
  },
  {
    name: 'Kozijnen, ramen en deuren',
    condition: 'Houten kozijnen in redelijke staat. Onderdorpels aan de zuidzijde vragen aandacht.',
    advice: 'Onderdorpels repareren met epoxy; rotte delen vervangen.',
    works: [
      ['Houtrotherstel', 6, 12400],
      ['Beglazingskit vervangen', 10, 7800],
      ['Entreedeuren afstellen', 2, 900],
    ],
  },
  {
    name: 'Buitenschilderwerk',
    condition: 'Schilderwerk van de achterzijde vernieuwd; de straatzijde is zes jaar oud en verkrijt.',
    advice: 'Cyclus van zes jaar aanhouden, straatzijde en achterzijde om en om.',
    works: [
      ['Schilderwerk straatzijde', 6, 52000],
      ['Schilderwerk achterzijde', 6, 47500],
    ],
  },
  {
    name: 'Platte daken',
    condition: 'Bitumen dakbedekking uit het bouwjaar van de renovatie. Enkele blazen, geen actieve lekkage.',
    advice: 'Over vier jaar vervangen en tegelijk isoleren tot Rc 6,3.',
    works: [
      ['Dakbedekking vervangen met isolatie', 25, 148000],
      ['Daken reinigen en inspecteren', 1, 1350],
    ],
  },
  {
    name: 'Dakranden en lood',
    condition: 'Aluminium daktrimmen goed. Loodslabben bij de schoorstenen gescheurd.',
    advice: 'Loodwerk vervangen bij de eerstvolgende steiger.',
    works: [
      ['Loodslabben vervangen', 25, 8600],
      ['Daktrimmen nalopen', 5, 750],
    ],
  },
  {
    name: 'Trappenhuizen en entrees',
    condition: 'Wandafwerking gedateerd maar heel. Postkasten en bellentableau hebben gebruikssporen.',
    advice: 'Schilderwerk en verlichting in één keer uitvoeren.',
    works: [
      ['Binnenschilderwerk', 10, 21500],
      ['Postkasten en bellentableau', 20, 13800],
      ['Ledverlichting', 15, 9700],
    ],
  },
  {
    name: 'Liften',
    condition: 'Twee liften, kabelaandrijving. Deuraandrijving vorig jaar vervangen.',
    advice:
      'Besturing moderniseren zodra onderdelen niet meer leverbaar zijn, naar verwachting over vijf jaar.',
    works: [
      ['Modernisering besturing', 25, 68000],
      ['Draagkabels vervangen', 12, 9400],
      ['Wettelijke keuring', 2, 780],
    ],
  },
  {
    name: 'Dakgoten en hemelwaterafvoer',
    condition:
      'De zinken bodem aan de noordzijde is over zes meter doorgeroest. Afvoeren van de galerijen zijn deels verstopt met blad.',
    advice:
      'Dakgoten en hemelwaterafvoer: vervangen in 2027, geraamd op €\u00a038.400. Tot die tijd twee keer per jaar reinigen.',
    works: [
      ['Zinkwerk noordzijde vervangen', 30, 38400],
      ['Reinigen', 1, 1150],
      ['Standpijpen vervangen', 30, 12600],
    ],
  },
  {
    name: 'Verwarming en ventilatie',
    condition:
      'Collectieve cv-installatie van zeventien jaar oud. Mechanische ventilatie met gelijkstroommotoren.',
    advice: 'Vervangen door een hybride opstelling; subsidie aanvragen vóór opdracht.',
    works: [
      ['Hybride installatie', 20, 132000],
      ['Ventilatiekanalen reinigen', 6, 8200],
      ['Dakventilatoren', 15, 11400],
    ],
  },
  {
    name: 'Riolering en standleidingen',
    condition: 'Gietijzeren standleidingen met aanslag. Tweemaal ontstopt in het afgelopen jaar.',
    advice: 'Camera-inspectie uitvoeren en daarna een keuze maken tussen relinen en vervangen.',
    works: [
      ['Camera-inspectie', 8, 2900],
      ['Standleidingen relinen', 40, 74000],
    ],
  },
  {
    name: 'Terrein en bergingen',
    condition: 'Bestrating achter het gebouw verzakt. Hekwerk van de fietsenberging beschadigd.',
    advice: 'Herstraten over een oppervlakte van 120 m².',
    works: [
      ['Bestrating herstellen', 12, 10800],
      ['Hekwerk vervangen', 20, 5400],
    ],
  },
];

function writeElement(paper: Paper, element: Element, number: number, start: number, dating: Dating): void {
  paper.heading(`${number}. ${element.name}`);
  paper.facts([
    ['Bevinding', element.condition],
    ['Advies', dating.text(element.advice)],
  ]);
  paper.table(
    [
      { name: 'Werkzaamheid', share: 4 },
      { name: 'Cyclus', share: 1.4 },
      { name: 'Eerste jaar', share: 1.4 },
      { name: 'Kosten', share: 2, isAmount: true },
    ],
    element.works.map(([work, cycle, cost], at) => [
      work,
      `${cycle} jaar`,
      String(start + ((number + at * 3) % 7)),
      wholeEuros(cost),
    ]),
    ['Totaal', '', '', wholeEuros(sumOf(element.works.map(([, , cost]) => cost)))],
  );
  paper.text(
    'Alle bedragen zijn inclusief btw en steigerkosten, op prijspeil van het eerste planjaar. De hoeveelheden zijn ter plaatse opgenomen en steekproefsgewijs nagemeten.',
  );
}

export function writeMaintenancePlan(paper: Paper, { name, date, dossier, dice, dating }: Order): void {
  const start = yearInName(name) ?? date.getUTCFullYear();
  paper.title(name, `${dossier.name}, ${dossier.building}`);
  paper.facts([
    ['Planperiode', `${start} tot en met ${start + 15}`],
    ['Bouwjaar', String(dossier.built)],
    ['Appartementen', String(dossier.units)],
    ['Opname', 'volgens NEN 2767, conditiemeting gebouwen'],
    ['Opgesteld door', 'Bouwkundig bureau Vermeulen, in opdracht van Waterpas VvE Beheer'],
  ]);
  paper.text(
    'Dit meerjarenonderhoudsplan laat zien welk onderhoud de komende vijftien jaar nodig is, wanneer en tegen welke kosten. Het is de grondslag voor de jaarlijkse dotatie aan het reservefonds.',
    'Het plan is een leidraad. Vóór uitvoering beoordeelt de beheerder steeds of het werk al nodig is en vraagt dan offertes aan.',
  );
  paper.page();
  paper.heading('Werkwijze en conditiescores');
  paper.table(
    [
      { name: 'Score', share: 1 },
      { name: 'Conditie', share: 2 },
      { name: 'Betekenis', share: 5 },
    ],
    [
      ['1', 'Uitstekend', 'Nieuwbouwstaat, incidenteel gering gebrek'],
      ['2', 'Goed', 'Beginnende veroudering'],
      ['3', 'Redelijk', 'Veroudering plaatselijk zichtbaar, functie niet in gevaar'],
      ['4', 'Matig', 'Functie incidenteel in gevaar'],
      ['5', 'Slecht', 'Veroudering onomkeerbaar'],
      ['6', 'Zeer slecht', 'Technisch rijp voor sloop'],
    ],
  );
  paper.text(
    'De conditie is per element visueel beoordeeld. Bereikbare delen zijn beproefd; er is niet destructief onderzocht.',
  );
  elements.forEach((element, index) => {
    paper.page();
    writeElement(paper, element, index + 1, start, dating);
  });
  paper.page();
  paper.heading('Kasstroom reservefonds');
  let balance = dice.between(150, 260) * 1000;
  const rows = Array.from({ length: 16 }, (_, index) => {
    const dotation = Math.round(42_000 * 1.025 ** index);
    const costs = dice.between(6, 64) * 1000;
    balance += dotation - costs;
    return [String(start + index), wholeEuros(dotation), wholeEuros(costs), wholeEuros(balance)];
  });
  paper.table(
    [
      { name: 'Jaar', share: 1 },
      { name: 'Dotatie', share: 2, isAmount: true },
      { name: 'Onderhoud', share: 2, isAmount: true },
      { name: 'Saldo', share: 2, isAmount: true },
    ],
    rows,
  );
}

import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { inWords } from '../drawing/text.ts';

const chapters: readonly (readonly [title: string, ...articles: string[]])[] = [
  [
    'Omschrijving van het gebouw',
    'Het perceel is kadastraal bekend als gemeente Rotterdam, sectie D, en bestaat uit een gebouw met appartementen, bergingen en verdere aanhorigheden.',
    'Het gebouw is op de aan deze akte gehechte tekening aangegeven. De gedeelten bestemd om als afzonderlijk geheel te worden gebruikt zijn daarop met een Arabisch cijfer aangeduid.',
  ],
  [
    'Aandelen in de gemeenschap',
    'Ieder der eigenaars is in de gemeenschap gerechtigd voor het aandeel dat in de splitsingstekening achter zijn appartementsrecht is vermeld.',
    'De eigenaars zijn voor dezelfde breukdelen verplicht bij te dragen in de schulden en kosten die voor rekening van de gezamenlijke eigenaars zijn.',
  ],
  [
    'Gemeenschappelijke gedeelten en zaken',
    'Tot de gemeenschappelijke gedeelten worden gerekend: de funderingen, dragende muren en kolommen, het geraamte, de daken, de schoorstenen, de trappenhuizen en de gevels met inbegrip van de kozijnen.',
    'Tot de gemeenschappelijke zaken worden gerekend: de liften, de leidingen voor zover niet uitsluitend ten dienste van één privégedeelte, de hydrofoor en de installaties voor centrale verwarming.',
  ],
  [
    'Gebruik van de privégedeelten',
    'Iedere eigenaar en gebruiker heeft het recht op uitsluitend gebruik van zijn privégedeelte, mits hij aan anderen geen onredelijke hinder toebrengt.',
    'Het is niet toegestaan zonder toestemming van de vergadering wijzigingen aan te brengen waardoor het architectonisch uiterlijk of de constructie verandert.',
    'De vloerbedekking is van een zodanige samenstelling dat contactgeluiden zoveel mogelijk worden tegengegaan.',
  ],
  [
    'Kosten en bijdragen',
    'Jaarlijks wordt door het bestuur een begroting van de te verwachten lasten opgesteld en aan de vergadering voorgelegd.',
    'De eigenaars zijn verplicht maandelijks, bij vooruitbetaling, een twaalfde van hun bijdrage te voldoen.',
    'Er wordt een reservefonds in stand gehouden voor kosten van groot onderhoud.',
  ],
  [
    'Verzekering',
    'Het bestuur verzekert het gebouw bij een of meer verzekeraars tegen water-, storm-, brand- en ontploffingsschade, alsmede tegen wettelijke aansprakelijkheid.',
    'Het bedrag der verzekering wordt vastgesteld door de vergadering en dient overeen te stemmen met de herbouwkosten van het gebouw.',
  ],
  [
    'De vergadering van eigenaars',
    'De vergaderingen worden gehouden in de gemeente waarin het gebouw is gelegen. Jaarlijks, binnen zes maanden na afloop van het boekjaar, wordt een vergadering gehouden.',
    'Alle besluiten worden genomen met volstrekte meerderheid van de uitgebrachte stemmen, tenzij deze akte anders bepaalt.',
    'Iedere eigenaar is bevoegd de vergadering bij te wonen, daarin het woord te voeren en het stemrecht uit te oefenen, ook bij schriftelijk gevolmachtigde.',
  ],
  [
    'Het bestuur',
    'Het bestuur berust bij drie bestuurders, die door de vergadering worden benoemd en te allen tijde kunnen worden geschorst of ontslagen.',
    'Het bestuur vertegenwoordigt de vereniging in en buiten rechte en beheert haar middelen.',
  ],
  [
    'Overtredingen en ontzegging van het gebruik',
    'Bij overtreding van de wet, dit reglement of het huishoudelijk reglement kan het bestuur de betrokkene schriftelijk waarschuwen en na een maand een boete opleggen.',
    'Het verschuldigde bedrag komt ten bate van het reservefonds.',
  ],
  [
    'Wijziging van de akte',
    'Wijziging van deze akte geschiedt met medewerking van alle eigenaars, of krachtens een besluit genomen met ten minste vier vijfde van het totaal aantal stemmen.',
    'De wijziging treedt in werking zodra zij is ingeschreven in de openbare registers.',
  ],
];

/** Each chapter starts on a new page. */
export function writeDeed(paper: Paper, { name, date, dossier, dice }: Order): void {
  paper.title(name, dossier.building);
  paper.text(
    `Heden, ${inWords(date)}, verscheen voor mij, mr. ${dice.pick(['H.C. van Oosten', 'E.M. Terpstra', 'J.W. de Graaf'])}, notaris te ${dossier.city}: de gevolmachtigde van de bouwonderneming, handelend als eigenaar van het hierna te noemen registergoed.`,
    'De comparant verklaarde over te gaan tot splitsing in appartementsrechten in de zin van artikel 106 van Boek 5 van het Burgerlijk Wetboek en tot oprichting van een vereniging van eigenaars.',
  );
  paper.facts([
    ['Naam van de vereniging', `Vereniging van Eigenaars ${dossier.building}`],
    ['Appartementsrechten', `${dossier.units}, indexnummers 1 tot en met ${dossier.units}`],
    ['Bouwjaar', String(dossier.built)],
  ]);
  chapters.forEach(([title, ...articles], chapter) => {
    paper.page();
    paper.heading(`Hoofdstuk ${chapter + 1}. ${title}`);
    articles.forEach((article, index) => paper.text(`Artikel ${chapter * 4 + index + 1}. ${article}`));
    paper.text(
      `In geval van twijfel over de uitleg van dit hoofdstuk beslist de vergadering, onverminderd de bevoegdheid van de rechter.`,
    );
  });
  paper.page();
  paper.heading('Breukdelen');
  paper.table(
    [
      { name: 'Index', share: 1 },
      { name: 'Omschrijving', share: 4 },
      { name: 'Aandeel', share: 2, isAmount: true },
    ],
    Array.from({ length: dossier.units }, (_, index) => [
      String(index + 1),
      `Appartement op de ${['begane grond', 'eerste', 'tweede', 'derde', 'vierde'][Math.floor(index / 10) % 5]}${index < 10 ? '' : ' verdieping'}, met berging`,
      `${dice.pick([21, 24, 31])}/${dossier.units * 22}`,
    ]),
  );
}

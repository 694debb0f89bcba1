import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { inWords } from '../drawing/text.ts';

type Part = readonly [name: string, ...findings: string[]];

const roof: readonly Part[] = [
  [
    'Hoofddak, westzijde',
    'De bitumen toplaag is verkleurd maar gesloten. Op drie plaatsen zijn blazen aangetroffen met een doorsnede van 20 tot 40 cm. De naden zijn goed gehecht.',
    'De grindlaag ligt ongelijk: langs de rand is het grind weggewaaid. Aanvullen voorkomt verwering van de toplaag.',
  ],
  [
    'Hoofddak, oostzijde',
    'Rond de dakdoorvoeren is de plakplaat bij twee ontluchtingen losgekomen. Dit is direct provisorisch gedicht.',
    'De valbeveiliging is gekeurd tot en met volgend jaar.',
  ],
  [
    'Liftopbouw en schoorstenen',
    'Het metselwerk van de zuidelijke schoorsteen vertoont open voegen. De loodslab is over een lengte van anderhalve meter gescheurd.',
    'De deur van de liftmachinekamer sluit niet goed; er is spatwater naar binnen gekomen.',
  ],
  [
    'Dakranden en muurafdekkers',
    'De aluminium trimmen zijn recht en goed bevestigd. Twee koppelstukken ontbreken aan de straatzijde.',
    'De betonnen muurafdekkers hebben mosaanslag. Reinigen is voldoende.',
  ],
  [
    'Galerijen, afvoer van regenwater',
    'De putjes op de tweede en derde verdieping zijn verstopt met blad en zand. Na reiniging loopt het water goed weg.',
    'Op de vierde verdieping blijft water staan doordat het afschot onvoldoende is.',
  ],
  [
    'Goten aan de noordzijde',
    'Bij de dakgoot boven nr. 41 is de zinken bodem over 6 m aangetast. Het materiaal is plaatselijk dunner dan 0,3 mm en er zijn vier gaatjes gevonden. Het houten beschot eronder is vochtig.',
    'Advies: over de volle lengte vervangen, samen met de beugels. Herstel met een reparatieband houdt naar verwachting niet langer dan één winter.',
  ],
  [
    'Conclusie en aanbevelingen',
    'De daken zijn in redelijke staat en kunnen met klein onderhoud nog vier tot vijf jaar mee. De noordzijde vraagt dit jaar een besluit.',
    'Wij adviseren een halfjaarlijkse reiniging en een herinspectie over twaalf maanden.',
  ],
];

const general: readonly Part[] = [
  [
    'Opzet van de inspectie',
    'De inspectie is visueel uitgevoerd vanaf bereikbare plaatsen. Waar nodig is gemeten met een vochtmeter en een endoscoop.',
    'Bewoners van zes appartementen hebben toegang gegeven tot hun balkon.',
  ],
  [
    'Bevindingen straatzijde',
    'De afwerking is gelijkmatig verouderd. Bij de hoekappartementen zijn haarscheuren zichtbaar die niet doorlopen.',
    'De kitvoegen zijn op drie plaatsen onthecht en moeten worden vervangen.',
  ],
  [
    'Bevindingen achterzijde',
    'Aan de achterzijde is minder slijtage te zien. Wel is op de begane grond optrekkend vocht gemeten, tot 60 cm boven het maaiveld.',
    'De bevestiging van de hemelwaterpijp bij de fietsenberging zit los.',
  ],
  [
    'Aanbevelingen',
    'Voer het herstel uit vóór het volgende stookseizoen en combineer het met het geplande schilderwerk.',
    'Neem de gevonden punten op in het meerjarenonderhoudsplan.',
  ],
];

function drawSketch(paper: Paper, order: Order): void {
  const { pdf } = paper;
  const top = pdf.y + 6;
  pdf.lineWidth(1).rect(90, top, 400, 150).stroke('#5c6b6c');
  pdf.rect(250, top + 50, 80, 50).stroke('#5c6b6c');
  pdf
    .moveTo(90, top + 75)
    .lineTo(250, top + 75)
    .moveTo(330, top + 75)
    .lineTo(490, top + 75)
    .dash(4, { space: 3 });
  pdf.stroke('#9aa8a8').undash();
  for (let mark = 1; mark <= 4; mark += 1) {
    const x = order.dice.between(110, 470);
    const y = top + order.dice.between(15, 135);
    pdf.circle(x, y, 8).fill('#0f4a50');
    pdf
      .font('Helvetica-Bold')
      .fontSize(8)
      .fillColor('#ffffff')
      .text(String(mark), x - 8, y - 3, { width: 16, align: 'center' });
  }
  pdf.x = 62;
  pdf.y = top + 164;
}

export function writeInspection(paper: Paper, order: Order): void {
  const { name, date, dossier, dice } = order;
  const isOfRoof = name.includes('daken en goten');
  paper.title(name, dossier.name);
  paper.facts([
    ['Adres', dossier.building],
    ['Datum inspectie', inWords(date)],
    ['Inspecteur', dice.pick(['ing. B. Vermeulen', 'mevrouw ir. E. Koç', 'de heer D. Peeters'])],
    ['Weer', dice.pick(['droog, 6 °C, wind zuidwest', 'licht bewolkt, 14 °C', 'na regen, 9 °C'])],
    ['Opdrachtgever', 'Waterpas VvE Beheer namens de vereniging'],
  ]);
  paper.heading('Samenvatting');
  paper.text(
    'Er is geen direct gevaar voor bewoners of passanten. De gebreken zijn per onderdeel beschreven met een advies en een termijn.',
  );
  for (const [part, ...findings] of isOfRoof ? roof : general) {
    paper.page();
    paper.heading(part);
    paper.text(...findings);
    paper.facts([
      ['Conditiescore', String(dice.between(2, 4))],
      ['Termijn', dice.pick(['binnen drie maanden', 'dit jaar', 'binnen twee jaar'])],
    ]);
    drawSketch(paper, order);
  }
}

import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { capitalised, dayInName, euros, inWords, wholeEuros } from '../drawing/text.ts';

const openings = [
  'De voorzitter opent de vergadering en heet de aanwezigen van harte welkom. Een bijzonder welkom is er voor de nieuwe eigenaren die voor het eerst aanwezig zijn.',
  'De voorzitter opent de vergadering, dankt de aanwezigen voor hun komst en stelt de vergadercoach van Waterpas VvE Beheer voor.',
  'De vergadering wordt geopend door de voorzitter. Hij staat kort stil bij het overlijden van een van de bewoners van het eerste uur.',
] as const;

const finances = [
  'De penningmeester licht de jaarrekening toe. De servicekosten zijn vrijwel geheel volgens de begroting verlopen. De energiekosten van de algemene ruimten vielen lager uit door de nieuwe ledverlichting in de trappenhuizen.',
  'De beheerder licht de cijfers toe aan de hand van de toegezonden stukken. Het resultaat is positief en wordt toegevoegd aan de algemene reserve. Er zijn drie eigenaren met een betalingsachterstand; met twee van hen is een regeling getroffen.',
  'Naar aanleiding van de jaarrekening vraagt een eigenaar waarom de kosten van het klein onderhoud zijn gestegen. De beheerder antwoordt dat er tweemaal een standleiding ontstopt moest worden en dat de tarieven van de installateur zijn geïndexeerd.',
] as const;

const maintenance = [
  'De beheerder meldt dat het schilderwerk aan de achterzijde is opgeleverd. Enkele eigenaren noemen punten die nog niet naar wens zijn; deze worden verzameld en met de schilder doorgenomen.',
  'Het bestuur heeft drie offertes gevraagd voor het vervangen van de intercom. De goedkoopste partij biedt geen videofunctie; de vergadering hecht daar wel aan.',
  'De lift heeft het afgelopen half jaar vier keer stilgestaan. De leverancier heeft inmiddels de deuraandrijving vervangen. Sindsdien zijn er geen storingen gemeld.',
  'Voor de balkons aan de straatzijde is een betonkeuring uitgevoerd. De schade is beperkt tot enkele plekken met blootliggende wapening, die nog dit jaar worden hersteld.',
  'De cv-ketels zijn zeventien jaar oud. De vergadering vraagt het bestuur om een onderzoek naar een hybride oplossing, inclusief subsidie.',
] as const;

const gutters = [
  'De beheerder licht het inspectierapport van februari toe. Aan de noordzijde staat bij hevige regen water op de galerij van de vierde verdieping. De bodem van het zink is over een lengte van zes meter aangetast en herstellen is volgens de inspecteur niet zinvol meer.',
  'Na beraad besluit de vergadering de dakgoot aan de noordzijde in het voorjaar te laten vervangen, onder voorbehoud van een tweede offerte. De kosten van ten hoogste €\u00a038.400,- komen ten laste van het reservefonds.',
] as const;

const questions = [
  'Een eigenaar vraagt of er een laadpaal in de parkeergarage kan komen. Het bestuur onderzoekt de mogelijkheden en komt er in de volgende vergadering op terug.',
  'Er wordt aandacht gevraagd voor fietsen die langdurig ongebruikt in de berging staan. Het bestuur organiseert in het najaar een opruimactie met labels.',
  'Een eigenaar meldt geluidsoverlast door verbouwingen op zondag. De voorzitter verwijst naar artikel 6 van het huishoudelijk reglement.',
  'Gevraagd wordt of de notulen voortaan sneller verspreid kunnen worden. De beheerder zegt toe dit binnen twee weken te doen.',
  'De verlichting bij de containers brandt overdag. De huismeester stelt de schemerschakelaar bij.',
  'Een eigenaar vraagt naar de planning van de glazenwasser. Die komt vier keer per jaar, voor het eerst in maart.',
] as const;

function writeOpening(paper: Paper, { dossier, dice, date, name }: Order): void {
  const day = dayInName(name) ?? date;
  const present = dice.between(Math.ceil(dossier.units / 3), Math.floor(dossier.units * 0.6));
  const proxies = dice.between(4, 9);
  paper.facts([
    ['Datum en tijd', `${inWords(day)}, ${dice.pick(['19.30', '20.00', '19.00'])} uur`],
    [
      'Plaats',
      dice.pick(['Wijkcentrum De Brug', 'Buurthuis ’t Anker', 'Kantoor Waterpas VvE Beheer, zaal 2']),
    ],
    ['Voorzitter', dossier.chair],
    ['Bestuursleden', `${dossier.treasurer} (penningmeester), ${dossier.secretary} (secretaris)`],
    ['Namens de beheerder', `${dossier.manager}, vergadercoach`],
    ['Aanwezig', `${present} eigenaren in persoon en ${proxies} bij volmacht, van ${dossier.units} stemmen`],
  ]);
  paper.heading('1. Opening en vaststelling van de agenda');
  paper.text(dice.pick(openings));
  paper.text(
    `Er zijn ${present + proxies} van de ${dossier.units} stemmen vertegenwoordigd. Daarmee ${
      (present + proxies) * 2 > dossier.units
        ? 'is het quorum gehaald en kunnen'
        : 'kunnen in deze tweede vergadering'
    } rechtsgeldige besluiten worden genomen. De agenda wordt ongewijzigd vastgesteld.`,
  );
  paper.heading('2. Notulen van de vorige vergadering');
  paper.text(
    'De notulen worden bladzijde voor bladzijde doorgenomen. Bij punt 7 wordt een naam verbeterd. Van de actielijst zijn de meeste punten afgehandeld; de overige worden overgenomen op de nieuwe lijst.',
  );
  paper.decision('Besluit: de notulen worden met inachtneming van de verbetering vastgesteld.');
}

function writeFinances(paper: Paper, { dossier, dice, dating }: Order): void {
  const accounts = dating.year(dating.writtenYear - 1);
  const share = dice.between(118, 214) + dice.between(0, 99) / 100;
  paper.heading(`3. Jaarrekening ${accounts} en verslag van de kascommissie`);
  paper.text(...dice.some(finances, 2));
  paper.text(
    'De kascommissie heeft de boeken gecontroleerd en geen onregelmatigheden aangetroffen. Zij adviseert de vergadering het bestuur decharge te verlenen.',
  );
  paper.decision(
    `Besluit: de jaarrekening ${accounts} wordt vastgesteld en aan het bestuur wordt decharge verleend.`,
  );
  paper.heading(`4. Begroting ${dating.year(dating.writtenYear + 1)} en maandelijkse bijdrage`);
  paper.text(
    `De begroting sluit op ${wholeEuros(share * 12 * dossier.units)}. Voorgesteld wordt de bijdrage met ${dice.between(2, 6)}% te verhogen tot gemiddeld ${euros(share)} per maand. De verhoging is nodig voor de gestegen premie van de opstalverzekering en de dotatie aan het reservefonds volgens het meerjarenonderhoudsplan.`,
  );
  paper.table(
    [
      { name: 'Stemming begroting', share: 5 },
      { name: 'Stemmen', share: 2, isAmount: true },
    ],
    [
      ['Voor', String(dice.between(20, 31))],
      ['Tegen', String(dice.between(0, 4))],
      ['Onthouding', String(dice.between(0, 3))],
    ],
  );
}

function writeMaintenance(paper: Paper, { dice, dating }: Order): void {
  paper.heading('5. Onderhoud');
  if (dating.writtenName === 'Notulen ALV 10-6-2026') paper.text(...gutters.map(dating.text));
  paper.text(...dice.some(maintenance, 3));
  paper.decision(
    'Besluit: het bestuur krijgt mandaat om binnen de begroting opdracht te geven voor het genoemde werk.',
  );
  paper.heading('6. Verduurzaming');
  paper.text(
    dice.pick([
      'De werkgroep duurzaamheid presenteert drie mogelijkheden: zonnepanelen voor de algemene ruimten, isolatie van de begane grondvloer en hoog rendement glas in de trappenhuizen. De vergadering vraagt om een berekening van de terugverdientijd.',
      'Het energieadvies is ontvangen. Het gebouw heeft nu label C. Met dakisolatie bij de eerstvolgende dakvervanging is label A haalbaar.',
      'Er is subsidie aangevraagd voor het isoleren van de kopgevels. Het besluit van de gemeente wordt in het derde kwartaal verwacht.',
    ]),
  );
}

function writeEnd(paper: Paper, { dossier, dice, dating }: Order): void {
  paper.heading('7. Rondvraag');
  paper.list(dice.some(questions, 4));
  paper.heading('8. Sluiting');
  paper.text(
    `De voorzitter dankt iedereen voor de inbreng en sluit de vergadering om ${dice.between(21, 22)}.${dice.pick(['05', '20', '35', '50'])} uur.`,
  );
  paper.heading('Actielijst');
  paper.table(
    [
      { name: 'Actie', share: 6 },
      { name: 'Wie', share: 2 },
      { name: 'Gereed', share: 2 },
    ],
    [
      ['Tweede offerte opvragen en voorleggen aan het bestuur', 'Beheerder', 'binnen 6 weken'],
      ['Betalingsregelingen volgen en rapporteren', 'Penningmeester', 'elk kwartaal'],
      [
        'Fietsenberging opruimen, bewoners aanschrijven',
        'Bestuur',
        dating.text(`oktober ${dating.writtenYear}`),
      ],
      ['Notulen verspreiden', 'Beheerder', 'binnen 2 weken'],
    ],
  );
  paper.signatures([
    `${capitalised(dossier.chair)}, voorzitter`,
    `${capitalised(dossier.secretary)}, secretaris`,
  ]);
}

/** Minutes have four pages, and maintenance is on the third page. */
export function writeMinutes(paper: Paper, order: Order): void {
  paper.title(order.name, `Algemene ledenvergadering van ${order.dossier.name}`);
  writeOpening(paper, order);
  paper.page();
  writeFinances(paper, order);
  paper.page();
  writeMaintenance(paper, order);
  paper.page();
  writeEnd(paper, order);
}

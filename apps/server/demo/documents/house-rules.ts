import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { capitalised, inWords } from '../drawing/text.ts';

const rules: readonly (readonly [title: string, ...items: string[]])[] = [
  [
    'Algemeen',
    'Dit reglement geldt voor alle eigenaren, huurders en hun bezoek.',
    'Het bestuur kan in bijzondere gevallen toestemming geven om af te wijken.',
  ],
  [
    'Trappenhuizen, galerijen en entree',
    'Houd de vluchtwegen vrij: geen fietsen, kinderwagens, planten of schoenen.',
    'Sluit de buitendeur altijd en laat geen onbekenden binnen.',
    'Roken is in de gemeenschappelijke ruimten niet toegestaan.',
  ],
  [
    'Geluid en verbouwen',
    'Vermijd hinderlijk geluid tussen 22.00 en 7.00 uur.',
    'Boren en breken mag op werkdagen van 8.00 tot 18.00 uur en op zaterdag van 10.00 tot 16.00 uur, niet op zondag.',
    'Meld een verbouwing ten minste een week van tevoren met een briefje in de entree.',
  ],
  [
    'Vloeren',
    'Harde vloeren hebben een verbetering van het contactgeluid van ten minste 10 dB.',
    'Het keuringsrapport van de ondervloer gaat vóór het leggen naar het bestuur.',
  ],
  [
    'Balkons en gevel',
    'Zonwering en schermen hebben de kleur en uitvoering die de vergadering heeft vastgesteld.',
    'Schotelantennes, airco-units en reclame aan de gevel zijn niet toegestaan zonder besluit van de vergadering.',
    'Barbecueën mag alleen elektrisch.',
  ],
  [
    'Afval',
    'Afval gaat in de ondergrondse containers. Zet niets ernaast.',
    'Grofvuil wordt door de eigenaar zelf aangemeld bij de gemeente.',
  ],
  [
    'Bergingen en parkeren',
    'In de bergingen worden geen brandgevaarlijke stoffen bewaard.',
    'Opladen van accu’s van fietsen en scooters gebeurt onder toezicht.',
    'Parkeer alleen op de eigen plaats en houd de inrit vrij.',
  ],
  [
    'Huisdieren',
    'Huisdieren zijn welkom zolang zij geen overlast geven. Honden zijn in het gebouw aangelijnd.',
  ],
  [
    'Overtredingen',
    'Na een schriftelijke waarschuwing kan de vergadering een boete opleggen van ten hoogste € 250,- per overtreding.',
  ],
];

export function writeHouseRules(paper: Paper, { name, date, dossier }: Order): void {
  paper.title(name, dossier.name);
  paper.text(
    `Vastgesteld door de vergadering van eigenaars op ${inWords(date)}. De splitsingsakte gaat vóór dit reglement.`,
  );
  rules.forEach(([title, ...items], index) => {
    if (index === 4) paper.page();
    paper.heading(`Artikel ${index + 1}. ${title}`);
    paper.list(items);
  });
  paper.signatures([
    `${capitalised(dossier.chair)}, voorzitter`,
    `${capitalised(dossier.secretary)}, secretaris`,
  ]);
}

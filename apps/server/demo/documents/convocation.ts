import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { capitalised, dayInName, inWords } from '../drawing/text.ts';

const points = [
  'Opening en vaststelling van de agenda',
  'Mededelingen en ingekomen stukken',
  'Notulen van de vorige vergadering (bijlage 1)',
  'Jaarrekening en verslag van de kascommissie (bijlage 2)',
  'Decharge van het bestuur',
  'Begroting en vaststelling van de bijdragen (bijlage 3)',
  'Meerjarenonderhoudsplan en voorstellen voor onderhoud (bijlage 4)',
  'Benoeming van bestuur en kascommissie',
  'Rondvraag',
  'Sluiting',
] as const;

export function writeConvocation(paper: Paper, { name, date, dossier, dice }: Order): void {
  const day = dayInName(name) ?? date;
  paper.title(name, dossier.name);
  paper.text('Geachte eigenaar,');
  paper.text(
    `Namens het bestuur nodigen wij u uit voor de algemene ledenvergadering op ${inWords(day)} om ${dice.pick(['19.30', '20.00'])} uur. De zaal is een half uur van tevoren open; de koffie staat klaar. Kunt u niet komen, geef dan uw volmacht aan een andere eigenaar met het formulier op de volgende bladzijde.`,
  );
  paper.heading('Agenda');
  paper.list(points.map((point, index) => `${index + 1}. ${point}`));
  paper.text(
    `Op de agenda staat onder meer: ${dice.pick(['het vervangen van de intercom', 'het schilderwerk aan de straatzijde', 'de keuze voor een nieuwe liftonderhoudspartij', 'zonnepanelen voor de algemene ruimten'])}. De stukken vindt u in Mijn Waterpas onder Archief.`,
    'Met vriendelijke groet, namens het bestuur,',
    capitalised(dossier.manager),
  );
  paper.page();
  paper.title('Volmacht', `Algemene ledenvergadering van ${inWords(day)}`);
  paper.text(
    'Ondergetekende, eigenaar van het appartementsrecht met indexnummer …………, geeft volmacht aan ……………………………………… om namens hem of haar de vergadering bij te wonen en het stemrecht uit te oefenen.',
    'Deze volmacht geldt ook voor een eventuele tweede vergadering met dezelfde agenda.',
  );
  paper.signatures(['Plaats en datum', 'Handtekening']);
}

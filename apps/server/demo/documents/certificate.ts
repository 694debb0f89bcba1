import type { Order } from '../drawing/order.ts';
import type { Paper } from '../drawing/paper.ts';
import { inWords } from '../drawing/text.ts';

const checks = [
  'Toegang en verlichting',
  'Noodstop en alarmverbinding',
  'Bevestigingen en draagconstructie',
  'Elektrische aansluiting en aarding',
  'Opschriften en gebruiksaanwijzing',
  'Werking onder belasting',
  'Logboek bijgewerkt',
] as const;

export function writeCertificate(paper: Paper, { name, date, dossier, dice }: Order): void {
  paper.title(name, dossier.name);
  paper.facts([
    ['Locatie', dossier.building],
    ['Datum keuring', inWords(date)],
    [
      'Keuringsinstelling',
      dice.pick(['Keurmerk Techniek Nederland', 'Bureau Veilig Bouwen', 'Inspectiehuis West']),
    ],
    ['Rapportnummer', `K${date.getUTCFullYear()}.${dice.between(10_000, 99_999)}`],
  ]);
  paper.table(
    [
      { name: 'Onderdeel', share: 4 },
      { name: 'Oordeel', share: 2 },
      { name: 'Opmerking', share: 4 },
    ],
    checks.map((check) => [
      check,
      dice.pick(['goed', 'goed', 'goed', 'aandachtspunt']),
      dice.pick(['', '', 'binnen drie maanden herstellen', 'bij volgende beurt nalopen']),
    ]),
  );
  paper.decision('Goedgekeurd. De volgende keuring vindt plaats binnen de wettelijke termijn.');
  paper.signatures(['De inspecteur']);
}

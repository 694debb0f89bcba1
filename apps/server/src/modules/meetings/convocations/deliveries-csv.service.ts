import { deliveryStateTexts, deliveryWayTexts } from '@mijn/domain/convocations';
import { dutchTime, formatDate, formatTime } from '@mijn/domain/formats';
import { type CsvColumns, csvOf } from '../../../capabilities/lists/csv-value.ts';
import type { listAllDeliveries } from './convocations.repository.ts';

type Row = Awaited<ReturnType<typeof listAllDeliveries>>[number];

/** The columns of the file, by their headings. */
const columns: CsvColumns<Row> = [
  ['Nummer', ({ position }) => position],
  ['Naam', ({ name }) => name],
  ['E-mailadres', ({ email }) => email],
  ['Appartement', ({ apartment }) => apartment],
  ['Wijze', ({ way }) => deliveryWayTexts[way]],
  [
    'Aangeboden op',
    ({ delivered_at }) => `${formatDate(dutchTime(delivered_at))} ${formatTime(dutchTime(delivered_at))}`,
  ],
  ['Status', ({ state }) => deliveryStateTexts[state]],
  ['SHA-256', ({ hash }) => hash],
];

/** Returns the deliveries of a convocation as CSV, with a heading and a line for each. */
export const deliveriesCsv = (deliveries: readonly Row[]): string => csvOf(columns, deliveries);

import { agendaItemKinds } from '@mijn/domain/agenda';
import { electionMethods } from '@mijn/domain/elections';
import { AGENDA_TEXT_LENGTH_MAX, DECISION_KIND_LENGTH_MAX, WORDING_LENGTH_MAX } from '@mijn/domain/limits';
import { type InferType, object, string } from 'yup';
import { code, paragraphs, requiredText, text } from '../../../capabilities/import/columns.ts';
import type { ImportRow } from '../../../capabilities/import/importer.ts';

/** The length of a column with several values. */
const PIECES_LENGTH_MAX = 2000;

/** The columns of meeting-items.csv. */
export const itemColumns = object({
  association_code: code(),
  meeting_code: code(),
  code: code(),
  number: string()
    .matches(/^[1-9]\d{0,3}$/u, 'must be a whole number from 1 to 9999')
    .required('is empty'),
  title: requiredText(),
  text: paragraphs(AGENDA_TEXT_LENGTH_MAX),
  kind: string()
    .oneOf(agendaItemKinds, `must be one of ${agendaItemKinds.join(', ')}`)
    .required('is empty'),
  wording: paragraphs(WORDING_LENGTH_MAX),
  decision_kind: text(DECISION_KIND_LENGTH_MAX),
  options: text(PIECES_LENGTH_MAX),
  seats: string().matches(/^[1-9]\d?$/u, 'must be a whole number from 1 to 99'),
  election_method: string().oneOf(electionMethods, `must be one of ${electionMethods.join(', ')}`),
  document_codes: text(PIECES_LENGTH_MAX),
});

export type ItemRow = ImportRow<InferType<typeof itemColumns>>;

import { decisionOutcomes } from '@mijn/domain/decisions';
import { DECISION_WORDING_LENGTH_MAX } from '@mijn/domain/limits';
import { type InferType, object, string } from 'yup';
import { code, day, paragraphs, requiredText, text, wholeNumber } from '../../capabilities/import/columns.ts';
import type { ImportRow } from '../../capabilities/import/importer.ts';

const CODE_LENGTH_MAX = 100;
/** The length of a column with several values. */
const PIECES_LENGTH_MAX = 2000;

/** The columns of decisions.csv. */
export const decisionColumns = object({
  association_code: code(),
  code: code(),
  meeting_code: text(CODE_LENGTH_MAX),
  decided_on: day().required('is empty'),
  number: text(CODE_LENGTH_MAX),
  title: requiredText(),
  wording: paragraphs(DECISION_WORDING_LENGTH_MAX).required('is empty'),
  decision_kind: text(CODE_LENGTH_MAX),
  outcome: string()
    .oneOf(decisionOutcomes, `must be one of ${decisionOutcomes.join(', ')}`)
    .required('is empty'),
  votes_for: wholeNumber(),
  votes_against: wholeNumber(),
  votes_abstained: wholeNumber(),
  votes_present: wholeNumber(),
  published_on: day(),
  in_force_since: day(),
  superseded_by: text(CODE_LENGTH_MAX),
  document_codes: text(PIECES_LENGTH_MAX),
});

type DecisionValues = InferType<typeof decisionColumns>;

export type DecisionRow = ImportRow<DecisionValues>;

/** A row that is checked. A value that does not fit its column is left out. */
export type CheckedDecision = ImportRow<Partial<DecisionValues>>;

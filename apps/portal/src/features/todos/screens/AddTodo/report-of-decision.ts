import type { Decision } from '@mijn/domain/decisions';
import { formatDate } from '@mijn/domain/formats';
import { subjectOf } from '@mijn/domain/todos';
import { NEW_REPORT, type ReportValues } from './report-values.ts';

const sourceOf = ({
  register_number,
  decided_on,
}: Pick<Decision, 'register_number' | 'decided_on'>): string =>
  `Besluit${register_number === null ? '' : ` ${register_number}`} van ${formatDate(decided_on)}`;

/** Returns the first values of an action item that carries out a decision. Its text names the decision and has its address. */
export const reportOfDecision = (
  decision: Pick<Decision, 'title' | 'wording' | 'register_number' | 'decided_on'>,
  address: string,
): ReportValues => ({
  ...NEW_REPORT,
  // A longer title than a subject can have is cut between words.
  subject: subjectOf(decision.title.replaceAll(/[\s\p{Cc}]+/gu, ' ')).subject,
  text: `${decision.wording}\n\n${sourceOf(decision)}\n${address}`,
});

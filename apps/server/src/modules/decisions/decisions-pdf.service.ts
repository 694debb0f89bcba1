import type { Readable } from 'node:stream';
import { sinceConvocationText } from '@mijn/domain/agenda';
import type { Brand } from '@mijn/domain/brand';
import { type DecisionsFileQuery, decisionOutcomeTexts, voidableLines } from '@mijn/domain/decisions';
import { dutchDay, formatCount, formatDate, formatNumber } from '@mijn/domain/formats';
import { drawPdf } from '../../capabilities/pdf/draw-pdf.ts';
import type { MeetingName } from '../meetings/meetings.service.ts';
import type { FiledDecision } from './decisions.repository.ts';

export interface RegisterPdf {
  brand: Brand;
  association: string;
  now: Date;
  query: DecisionsFileQuery;
  rows: readonly FiledDecision[];
  /** The number of decisions that match, which can be higher than that of the rows. */
  total: number;
  /** The meetings of the rows. */
  meetings: readonly MeetingName[];
}

type Fact = readonly [term: string, value: string];

const fact = (term: string, value: string | null): Fact[] => (value === null ? [] : [[term, value]]);

const dayOf = (day: string | null): string | null => day && formatDate(day);

const votesOf = ({
  votes_for,
  votes_against,
  votes_by_option: byOption,
  votes_abstained,
  votes_present,
}: FiledDecision): string | null => {
  const ofProposal: [string, number | null][] = [
    ['voor', votes_for],
    ['tegen', votes_against],
  ];
  const parts: [string, number | null][] = [
    ...(byOption ? byOption.map(({ option, votes }): [string, number] => [option, votes]) : ofProposal),
    ['onthouding', votes_abstained],
    ['aanwezig', votes_present],
  ];
  const known = parts.flatMap(([word, votes]) => (votes === null ? [] : [`${word} ${formatNumber(votes)}`]));
  return known.length > 0 ? known.join(', ') : null;
};

const meetingText = ({ concerns, meeting_date }: MeetingName): string =>
  `${concerns}, ${formatDate(meeting_date)}`;

const OUTSIDE = 'Geen: alle eigenaars hebben schriftelijk voor gestemd, buiten vergadering';

/** Says until when a decision is voidable that became known to all on one day. */
const voidableFact = ({ is_voidable, voidable_until }: FiledDecision): Fact[] =>
  fact(
    is_voidable ? 'Vernietigbaar tot en met' : 'Was vernietigbaar tot en met',
    voidable_until && `${formatDate(voidable_until)} (informatie, geen advies)`,
  );

const factsOf = (decision: FiledDecision, meeting: MeetingName | undefined): Fact[] => {
  const { decided_on, outcome, decision_kind, published_on, in_force_since, superseded_by: later } = decision;
  const { since_convocation } = decision;
  const lines = voidableLines(decision);
  return [
    ['Besloten op', formatDate(decided_on)],
    ['Uitslag', decisionOutcomeTexts[outcome]],
    ...fact('Stemmen', votesOf(decision)),
    ...fact('Nummer van de beheerder', decision.number),
    ...fact('Soort besluit', decision_kind),
    ...fact('Vergadering', decision.is_outside_meeting ? OUTSIDE : meeting ? meetingText(meeting) : null),
    ...fact('Oproep', since_convocation && sinceConvocationText(since_convocation)),
    ...fact('Geldt sinds', dayOf(in_force_since)),
    ...fact('Bekend sinds', dayOf(published_on)),
    ...fact('Notulen gepubliceerd', dayOf(decision.minutes_published_on)),
    ...(lines.length > 0 ? [['Vernietigbaar', lines.join('\n')] as const] : voidableFact(decision)),
    ...fact(
      'Ongeldig verklaard',
      decision.annulled_on && `op ${formatDate(decision.annulled_on)}: ${decision.annulled_reason ?? ''}`,
    ),
    ...fact('Vervangen door', later && `${later.title}, besloten op ${formatDate(later.decided_on)}`),
  ];
};

/** Returns the title, which says which decisions the document has. */
function titleOf({ query, meetings }: Pick<RegisterPdf, 'query' | 'meetings'>): string {
  const { year, outcome, is_in_force, meeting_id, q } = query;
  const meeting = meetings.find(({ id }) => id === meeting_id);
  return [
    year === undefined ? 'Besluiten' : `Besluiten van ${year}`,
    ...(outcome ? [decisionOutcomeTexts[outcome].toLowerCase()] : []),
    ...(is_in_force === undefined ? [] : [is_in_force ? 'nu geldig' : 'nu niet geldig']),
    ...(meeting ? [`van de vergadering van ${formatDate(meeting.meeting_date)}`] : []),
    ...(q ? [`gezocht op “${q}”`] : []),
  ].join(', ');
}

const countOf = (shown: number, total: number): string =>
  shown < total
    ? `De nieuwste ${formatNumber(shown)} van ${formatCount(total, 'besluit', 'besluiten')}`
    : formatCount(total, 'besluit', 'besluiten');

const NONE = 'Er zijn geen besluiten die hierbij passen.';
const NO_ADVICE =
  'Wie het niet eens is met een besluit, zoals een eigenaar, kan de kantonrechter vragen het te vernietigen. Dat kan tot en met de dag die bij het besluit staat: een maand nadat het bekend werd (artikel 5:130 van het Burgerlijk Wetboek), of de eerste werkdag daarna. Voor wie pas later van het besluit kon weten, eindigt de maand later. Vraag op tijd juridisch advies. Dit is informatie, geen advies.';

/** Returns the register as a PDF, with the newest decisions first. It lets other work go on after each decision. */
export function drawDecisions({ rows, total, meetings, ...register }: RegisterPdf): Readable {
  const { brand, association, now, query } = register;
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  const title = titleOf({ query, meetings });
  const subtitle = `${countOf(rows.length, total)}, op ${formatDate(now)}`;
  // The register of one day has the same bytes, however often it is drawn.
  const drawn = new Date(`${dutchDay(now)}T00:00:00Z`);
  const frame = { brand, association, title, subtitle, footer: `${association} · Besluiten`, now: drawn };
  return drawPdf(frame, async (paper) => {
    paper.paragraph(rows.length === 0 ? NONE : NO_ADVICE, 'small');
    for (const decision of rows) {
      const { register_number, title: subject, wording, meeting_id } = decision;
      paper.heading(register_number === null ? subject : `${register_number} ${subject}`);
      paper.paragraph(wording);
      paper.facts(factsOf(decision, meeting_id === null ? undefined : byId.get(meeting_id)));
      await paper.turn();
    }
  });
}

import { partsOfDecision } from '@mijn/domain/ballot-texts';
import { decisionOutcomeTexts } from '@mijn/domain/decisions';
import { dutchDay, dutchTime, formatDate, formatLongMoment, formatNumber } from '@mijn/domain/formats';
import { subjectOf } from '@mijn/domain/todos';
import { type Block, fact, heading, paragraph, type Words } from '../../capabilities/word/blocks.ts';
import { writeWord } from '../../capabilities/word/write-word.ts';
import type { Config } from '../../platform/config/read-config.ts';
import type { FiledDecision } from '../decisions/decisions.service.ts';
import { type ActionRow, ACTIONS_MAX } from './minutes.repository.ts';
import { agendaBlocks } from './minutes-agenda.service.ts';
import { attendanceBlocks, meetingBlocks } from './minutes-attendance.service.ts';
import { leftOutBlocks, votesByChoice } from './minutes-ballots.service.ts';
import { blocksAsText } from './minutes-text.service.ts';
import type { MinutesFacts } from './minutes-facts.service.ts';

/** Says of which moment the draft is, and what to do with it. */
const notice = ({ now, is_held, meeting }: MinutesFacts): Block[] => [
  paragraph(
    [
      `Concept, stand van ${formatLongMoment(now)}. Dit is een begin van de notulen, uit wat in het portaal is vastgelegd. Vul aan wat gemarkeerd is, en haal weg wat er niet in hoort.`,
      ...(is_held
        ? [
            ...(meeting.meeting_date > now
              ? [
                  'De geplande tijd van de vergadering is nog niet aangebroken. Wie er nu is, staat erin als aanwezig vanaf het begin.',
                ]
              : []),
            'De vergadering kan nog bezig zijn. Wat er na dit moment gebeurt, staat er niet in: download het concept daarna opnieuw.',
          ]
        : []),
    ],
    'notice',
  ),
];

/** The length of the longest wording that the list of decisions repeats, in characters: about six lines. */
const REPEATED_WORDING_MAX = 600;

function decisionBlocks({ decisions, ballots }: MinutesFacts): Block[] {
  const byDecision = new Map(ballots.map((ballot) => [ballot.decision_id, ballot]));
  const numberOf = ({ id }: FiledDecision): number | undefined => byDecision.get(id)?.number;
  const titleOf = (decision: FiledDecision): string => {
    const number = numberOf(decision);
    return number === undefined ? decision.title : `Punt ${number}, ${decision.title}`;
  };
  const votesText = (decision: FiledDecision): string => {
    const ballot = byDecision.get(decision.id);
    const votes = ballot?.result?.has_totals
      ? votesByChoice(ballot.result, ballot)
      : partsOfDecision(decision);
    return votes.length === 0
      ? ''
      : ` ${votes.map(({ label, votes: some }) => `${label}: ${formatNumber(some)}`).join('; ')}.`;
  };
  /** Returns the text of a decision. A long one stands at its item, and is not repeated. */
  const wordingOf = (decision: FiledDecision): string => {
    const ballot = byDecision.get(decision.id);
    if (!ballot || ballot.wording.length <= REPEATED_WORDING_MAX) return decision.wording;
    const chosen = ballot.result?.chosen_option;
    return [
      `De tekst van het voorstel staat bij punt ${ballot.number}.`,
      ...(chosen ? [`Gekozen: ${chosen}`] : []),
    ].join('\n\n');
  };
  const blocksOf = (decision: FiledDecision): Block[] => {
    const blocks = [
      heading(2, titleOf(decision)),
      paragraph(`${decisionOutcomeTexts[decision.outcome]}.${votesText(decision)}`, 'strong'),
      paragraph(wordingOf(decision)),
    ];
    if (decision.register_number !== null)
      blocks.push(fact('Nummer in het besluitenregister', decision.register_number));
    return blocks;
  };
  const place = (decision: FiledDecision): number => numberOf(decision) ?? Number.MAX_SAFE_INTEGER;
  return [
    heading(1, 'Besluiten'),
    ...(decisions.length === 0
      ? [paragraph('In het besluitenregister van het portaal staat geen besluit van deze vergadering.')]
      : decisions.toSorted((one, other) => place(one) - place(other)).flatMap(blocksOf)),
  ];
}

const actionText = ({ reference, description, handler, planned_on, is_done }: ActionRow): Words => [
  { label: `${reference}:` },
  [
    subjectOf(description).subject,
    ...(handler === null ? [] : [`behandelt: ${handler}`]),
    ...(planned_on === null ? [] : [`gepland op ${formatDate(planned_on)}`]),
    is_done ? 'gereed' : 'nog niet gereed',
  ].join(', '),
];

const actionBlocks = ({ actions, are_actions_cut }: MinutesFacts): Block[] => [
  heading(1, 'Actiepunten'),
  actions.length === 0
    ? paragraph('In het portaal zijn van de besluiten van deze vergadering nog geen actiepunten gemaakt.')
    : { kind: 'list', items: actions.map(actionText) },
  ...(are_actions_cut
    ? [
        paragraph(
          `De lijst is niet volledig: alleen de eerste ${formatNumber(ACTIONS_MAX)} actiepunten staan erin.`,
          'soft',
        ),
      ]
    : []),
  paragraph([{ fill: 'Welke andere afspraken zijn er gemaakt, en wie doet wat wanneer?' }]),
];

const signatureBlocks: readonly Block[] = [
  heading(1, 'Vaststelling'),
  paragraph([{ label: 'Vastgesteld op:' }, { fill: 'datum en vergadering' }]),
  { kind: 'signature', label: 'Handtekening van de voorzitter' },
  { kind: 'signature', label: 'Handtekening van de secretaris of de notulist' },
];

/** Returns what happened at a meeting, as the draft of its minutes says it. */
const factBlocks = (facts: MinutesFacts): Block[] => [
  ...meetingBlocks(facts),
  ...attendanceBlocks(facts),
  ...agendaBlocks(facts),
  ...decisionBlocks(facts),
  ...actionBlocks(facts),
];

/** Returns the draft of the minutes of a meeting as plain text, which the board corrects in the portal. */
export const writeMinutesText = (facts: MinutesFacts): string =>
  blocksAsText([...factBlocks(facts), ...leftOutBlocks(facts)]);

/** Returns the draft of the minutes of a meeting as a Word document. */
export async function writeMinutes({ brand }: Pick<Config, 'brand'>, facts: MinutesFacts): Promise<Buffer> {
  const { association_name, concerns, meeting_date } = facts.meeting;
  const frame = {
    brand,
    association: association_name,
    title: `Conceptnotulen: ${concerns}`,
    subtitle: formatLongMoment(meeting_date),
    footer: `Conceptnotulen · ${association_name} · ${formatDate(dutchTime(meeting_date))}`,
  };
  return writeWord(frame, [
    ...notice(facts),
    ...factBlocks(facts),
    ...signatureBlocks,
    ...leftOutBlocks(facts),
  ]);
}

/** Returns the name of the file, such as `conceptnotulen-2026-11-29.docx`. */
export const minutesFileName = ({ meeting_date }: { meeting_date: Date }): string =>
  `conceptnotulen-${dutchDay(meeting_date)}.docx`;

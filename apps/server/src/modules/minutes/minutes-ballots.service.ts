import { ballotOutcomeTexts, type BallotResult, isDecided } from '@mijn/domain/ballots';
import {
  ballotTexts,
  namesOfOthers,
  type NamedVotes,
  outcomeLine,
  partOfVotes,
  partsOfResult,
} from '@mijn/domain/ballot-texts';
import { formatCount, formatList, formatNumber, formatTime } from '@mijn/domain/formats';
import { type Block, heading, lead, paragraph } from '../../capabilities/word/blocks.ts';
import type { BallotRow } from '../voting/ballots/hold-ballot.service.ts';
import type { WaysRow } from './minutes.repository.ts';
import type { MinutesFacts } from './minutes-facts.service.ts';

const ORDINALS = ['Eerste', 'Tweede', 'Derde', 'Vierde', 'Vijfde'];

const titleOf = (place: number, count: number): string => {
  if (count === 1) return 'Stemming';
  const ordinal = ORDINALS[place];
  return ordinal === undefined ? `Stemming ${place + 1}` : `${ordinal} stemming`;
};

/** Returns how was voted, such as `in het portaal en bij handopsteken`. */
function waysText(ways: WaysRow | undefined): string {
  const known = [
    ...(ways?.is_in_portal ? ['in het portaal'] : []),
    ...(ways?.is_by_hand ? ['bij handopsteken'] : []),
  ];
  return known.length === 0 ? '' : `, ${formatList(known)}`;
}

/** Returns how many apartments voted before the meeting, as the ballot counted them. */
function earlyText(ways: WaysRow | undefined): string {
  if (!ways?.counts_early_votes || ways.apartments_early === 0) return '';
  return ways.apartments_early === null
    ? ' Stemmen van vóór de vergadering tellen mee. Van hoeveel appartementen, is niet bewaard.'
    : ` Voor ${formatCount(ways.apartments_early, 'appartement', 'appartementen')} telt een stem van vóór de vergadering.`;
}

const hasDecided = ({ state, result, annulment }: BallotRow): boolean =>
  state === 'closed' && result !== null && isDecided(result.outcome) && annulment === null;

/** Returns the votes of each choice or option, and the abstentions. */
export const votesByChoice = (result: BallotResult, { majority_basis }: BallotRow): NamedVotes[] => [
  ...partsOfResult(result),
  { label: namesOfOthers(majority_basis).abstained, votes: result.votes_abstained },
];

/** Returns what was voted, as the sum that decided. */
function sumOf(result: BallotResult, { quorum_votes, ...ballot }: BallotRow): Block {
  const names = namesOfOthers(ballot.majority_basis);
  const { votes_cast, votes_base, votes_needed, votes_invalid, votes_silent, votes_divided } = result;
  const present = `${ballotTexts.present}: ${formatCount(result.apartments_present, 'appartement', 'appartementen')}`;
  const rows: NamedVotes[] = [
    ...partsOfResult(result),
    { label: ballotTexts.cast, votes: votes_cast },
    ...(votes_cast > 0 && votes_needed > 0
      ? [{ label: `${ballotTexts.needed}: ${partOfVotes(ballot, votes_base)}`, votes: votes_needed }]
      : []),
    { label: names.abstained, votes: result.votes_abstained },
    ...(votes_invalid > 0 ? [{ label: names.invalid, votes: votes_invalid }] : []),
    { label: names.silent, votes: votes_silent },
    ...(votes_divided > 0 ? [{ label: names.divided, votes: votes_divided }] : []),
    {
      label: quorum_votes === null ? present : `${present} (${ballotTexts.quorum(quorum_votes)})`,
      votes: result.votes_present,
    },
    ...(result.votes_paper > 0 ? [{ label: ballotTexts.onPaper, votes: result.votes_paper }] : []),
  ];
  return {
    kind: 'table',
    columns: [
      { name: 'Zo is geteld', share: 5 },
      { name: 'Stemmen', share: 1.2, isNumber: true },
    ],
    rows: rows.map(({ label, votes }) => [label, formatNumber(votes)]),
    isWhole: true,
  };
}

function outcomeText(
  { outcome, chosen_option, ...result }: BallotResult,
  quorumVotes: number | null,
): string {
  const line = outcomeLine({ outcome, chosen_option, ...result }, quorumVotes);
  if (outcome === 'no_quorum' && quorumVotes === null) return `${ballotOutcomeTexts.no_quorum}.`;
  if (!isDecided(outcome) || result.election) return `${line}.`;
  return `${ballotOutcomeTexts[outcome]}. ${line}.`;
}

/** Returns what is known about a ballot besides its result. */
function courseOf({ state, is_secret, opened_at, closed_at }: BallotRow, ways: WaysRow | undefined): string {
  const secret = is_secret ? 'geheime ' : '';
  const [from, to] = [formatTime(opened_at), closed_at === null ? '' : formatTime(closed_at)];
  switch (state) {
    case 'open':
      return `Deze ${secret}stemming is om ${from} geopend en nog niet gesloten.`;
    case 'counting':
      return `Deze geheime stemming is om ${from} geopend en om ${to} gesloten. De stemmen zijn nog niet geteld.`;
    case 'cancelled':
      return `Deze ${secret}stemming is om ${from} geopend en om ${to} gestopt zonder uitslag. Wat er is gestemd, telt niet.`;
    case 'closed':
      return is_secret
        ? `Geheime stemming, open van ${from} tot ${to}. Wie wat heeft gestemd, is niet bekend.`
        : `Stemming, open van ${from} tot ${to}${waysText(ways)}.${earlyText(ways)}`;
  }
}

interface OfItem {
  /** The ballots about the item that the draft has, oldest first. */
  ballots: readonly BallotRow[];
  /** The number of earlier ballots about the item that the draft leaves out. */
  leftOut: number;
  ways: ReadonlyMap<string, WaysRow>;
  /** The wording that stands above the ballots. */
  wording: string;
}

/** Returns a text such as `3 eerdere stemmingen over dit voorstel staan`. */
const earlierAre = (count: number, of: string): string =>
  `${formatCount(count, 'eerdere stemming', 'eerdere stemmingen')} ${of} ${count === 1 ? 'staat' : 'staan'}`;

/** Returns the ballots about an item, each with its sum. A cancelled one has no result. */
export function ballotBlocks({ ballots, leftOut, ways, wording }: OfItem): Block[] {
  const blocks = ballots.flatMap((ballot, place): Block[] => {
    const { result, quorum_votes, annulment } = ballot;
    const isReplaced = hasDecided(ballot) && ballots.slice(place + 1).some(hasDecided);
    return [
      heading(3, titleOf(leftOut + place, leftOut + ballots.length)),
      (result ? lead : paragraph)(courseOf(ballot, ways.get(ballot.id))),
      ...(ballot.wording === wording
        ? []
        : [lead('Bij deze stemming luidde het voorstel:', 'soft'), paragraph(ballot.wording)]),
      ...(result?.has_totals ? [sumOf(result, ballot)] : []),
      ...(result ? [paragraph(outcomeText(result, quorum_votes), 'strong')] : []),
      ...(annulment
        ? [
            paragraph(
              `Het bestuur verklaarde deze uitslag om ${formatTime(new Date(annulment.annulled_at))} ongeldig: ${annulment.reason}`,
              'strong',
            ),
          ]
        : []),
      ...(isReplaced ? [paragraph('Een latere stemming over dit voorstel verving dit besluit.')] : []),
    ];
  });
  if (leftOut === 0) return blocks;
  return [paragraph(`${earlierAre(leftOut, 'over dit voorstel')} niet in dit concept.`), ...blocks];
}

/** Says at the end of the document how many ballots are not in it. */
export function leftOutBlocks({ ballots, left_out }: MinutesFacts): Block[] {
  const count = [...left_out.values()].flat().length;
  if (count === 0) return [];
  return [
    paragraph(
      `Dit concept heeft de laatste ${formatNumber(ballots.length)} stemmingen. ${earlierAre(count, 'van deze vergadering')} er niet in.`,
      'notice',
    ),
  ];
}

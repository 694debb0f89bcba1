import { agendaItemKindTexts, type SinceConvocation, sinceConvocationText } from '@mijn/domain/agenda';
import { majorityText } from '@mijn/domain/voting-rules';
import { type Block, heading, lead, paragraph } from '../../capabilities/word/blocks.ts';
import type { BallotRow } from '../voting/ballots/hold-ballot.service.ts';
import { ballotBlocks } from './minutes-ballots.service.ts';
import { motionBlocks, motionsByItem, type MotionWithBallots } from './minutes-motions.service.ts';
import { procedureBlocks } from './minutes-procedure.service.ts';
import type { MinutesFacts } from './minutes-facts.service.ts';

/** An item as the minutes have it. An item that was voted about and is no longer on the agenda has only its ballots. */
interface MinutesItem {
  number: number;
  title: string;
  text: string | null;
  kind: keyof typeof agendaItemKindTexts;
  proposal: Pick<BallotRow, 'wording' | 'options' | 'majority' | 'majority_basis'> | null;
  since_convocation: SinceConvocation | null;
  /** What the board wrote down about the item; empty for nothing. */
  note: string;
  /** The ballots about the proposal itself. */
  ballots: readonly BallotRow[];
  /** What the meeting decided about how it went on with the item, oldest first. */
  procedural: MinutesFacts['procedural'];
  /** The amendments and counter-proposals to it, in the order of voting, each with its ballots. */
  motions: readonly MotionWithBallots[];
  /** The number of earlier ballots that the draft leaves out. */
  leftOut: number;
}

/** Returns the items in the order of the agenda, and what was voted about that is not on it before the next number. */
function itemsOf({
  items,
  notes,
  motions: entered,
  procedural,
  ballots,
  left_out,
}: MinutesFacts): MinutesItem[] {
  const byItem = Map.groupBy(
    ballots.filter(({ motion }) => motion === null),
    ({ item_id }) => item_id,
  );
  const motions = motionsByItem(entered, ballots);
  const motionsOf = (id: string) => motions.get(id) ?? [];
  const proceduralOf = (id: string) => procedural.filter(({ item_id }) => item_id === id);
  const leftOutOf = (id: string): number => left_out.get(id)?.length ?? 0;
  const known = new Set(items.map(({ id }) => id));
  const gone = [...byItem].flatMap(([id, about]) => (known.has(id) ? [] : [about]));
  const all = items.map(({ id, number, title, text, kind, proposal, since_convocation }): MinutesItem => {
    const about = byItem.get(id) ?? [];
    const last = about.at(-1);
    // What was voted about is kept by the ballot.
    return {
      number,
      title: last?.title ?? title,
      text,
      kind,
      proposal: last ?? proposal,
      since_convocation: (last ?? { since_convocation }).since_convocation,
      note: notes.get(id) ?? '',
      ballots: about,
      procedural: proceduralOf(id),
      motions: motionsOf(id),
      leftOut: leftOutOf(id),
    };
  });
  for (const about of gone) {
    const last = about.at(-1);
    if (!last) continue;
    const { number, title, since_convocation, item_id } = last;
    const next = all.findIndex((item) => item.number > number);
    all.splice(next === -1 ? all.length : next, 0, {
      number,
      title,
      text: null,
      kind: 'decide',
      proposal: last,
      since_convocation,
      note: '',
      ballots: about,
      procedural: proceduralOf(item_id),
      motions: motionsOf(item_id),
      leftOut: leftOutOf(item_id),
    });
  }
  return all;
}

function proposalBlocks(
  { wording, options, majority, majority_basis }: NonNullable<MinutesItem['proposal']>,
  since: SinceConvocation | null,
): Block[] {
  return [
    heading(3, 'Voorstel'),
    paragraph(wording),
    ...(options.length > 0
      ? [lead('Gekozen kon worden uit:'), { kind: 'list', items: options } as const]
      : []),
    paragraph(`Nodig: ${majorityText(majority, majority_basis)}.`, 'soft'),
    ...(since ? [paragraph(sinceConvocationText(since), 'notice')] : []),
  ];
}

const noBallot = (isHeld: boolean): Block =>
  isHeld
    ? paragraph('Over dit voorstel is in het portaal nog niet gestemd.')
    : paragraph([
        'Over dit voorstel is in het portaal niet gestemd.',
        { fill: 'Is er op een andere manier besloten?' },
      ]);

/** Says what was discussed, or asks for it. */
const discussed = (note: string): Block => paragraph(note === '' ? [{ fill: 'Wat is er besproken?' }] : note);

const proposalAndBallots = (
  proposal: NonNullable<MinutesItem['proposal']>,
  {
    note,
    ballots,
    procedural,
    motions,
    leftOut,
    since_convocation,
  }: Pick<MinutesItem, 'note' | 'ballots' | 'procedural' | 'motions' | 'leftOut' | 'since_convocation'>,
  { ways, is_held }: MinutesFacts,
): Block[] => [
  ...proposalBlocks(proposal, since_convocation),
  heading(3, 'Besproken'),
  discussed(note),
  ...procedureBlocks(procedural),
  ...motionBlocks(motions, ways),
  ...ballotBlocks({ ballots, leftOut, ways, wording: proposal.wording }),
  ...(leftOut === 0 && ballots.every(({ state }) => state === 'cancelled') ? [noBallot(is_held)] : []),
];

/** Returns the agenda, each item with a place for what was said. */
export function agendaBlocks(facts: MinutesFacts): Block[] {
  const blocks = [heading(1, 'Agenda')];
  const items = itemsOf(facts);
  if (items.length === 0)
    blocks.push(paragraph('Deze vergadering heeft in het portaal geen agenda.'), discussed(''));
  for (const { number, title, text, kind, proposal, ...item } of items) {
    const kindText = agendaItemKindTexts[kind];
    const isLate = !proposal && item.since_convocation === 'added';
    blocks.push(
      heading(2, `${number}. ${title}`),
      lead(isLate ? `${kindText}, toegevoegd na de oproep` : kindText, 'soft'),
    );
    if (text !== null) blocks.push(paragraph(text));
    if (proposal) blocks.push(...proposalAndBallots(proposal, item, facts));
    else blocks.push(discussed(item.note), ...procedureBlocks(item.procedural));
  }
  return blocks;
}

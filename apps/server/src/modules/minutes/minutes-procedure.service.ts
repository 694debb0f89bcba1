import { proceduralKindTexts, proceduralOutcomeTexts } from '@mijn/domain/procedure';
import { formatTime } from '@mijn/domain/formats';
import { type Block, fact, paragraph } from '../../capabilities/word/blocks.ts';
import type { MinutesFacts } from './minutes-facts.service.ts';

const outcomeOf = ({ kind, outcome, decided_at }: MinutesFacts['procedural'][number]): string =>
  `${proceduralKindTexts[kind]}. ${proceduralOutcomeTexts[outcome]} bij handopsteken, om ${formatTime(decided_at)}.`;

/** Returns what the meeting decided about how it went on with an item. */
export const procedureBlocks = (motions: MinutesFacts['procedural']): Block[] =>
  motions.map((motion) => paragraph(`Ordevoorstel: ${outcomeOf(motion)}`));

const breakText = ({ adjourned_at, resumed_at }: MinutesFacts['adjournments'][number]): string =>
  resumed_at === null
    ? `om ${formatTime(adjourned_at)}, niet heropend`
    : `van ${formatTime(adjourned_at)} tot ${formatTime(resumed_at)}`;

/** Returns the breaks of the meeting, and what it decided about how it went on without an item that has a place in the minutes. */
export const courseBlocks = ({
  adjournments,
  procedural,
  items,
  ballots,
}: Pick<MinutesFacts, 'adjournments' | 'procedural' | 'items' | 'ballots'>): Block[] => [
  ...procedural
    .filter(
      (motion) =>
        !items.some(({ id }) => id === motion.item_id) &&
        !ballots.some(({ item_id }) => item_id === motion.item_id),
    )
    .map((motion) => fact('Ordevoorstel', outcomeOf(motion))),
  ...adjournments.map((one) => fact('Geschorst', breakText(one))),
];

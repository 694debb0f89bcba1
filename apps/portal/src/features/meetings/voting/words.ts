import { instructionTexts } from '@mijn/domain/proxies';
import { optionsOf } from '@mijn/domain/tally';
import type { OwnVote } from '@mijn/domain/ballots';
import type { Vote } from '@mijn/domain/tally';
import { texts } from './texts.ts';

/** Returns a vote in words, such as `Voor` or the text of an option. */
export const voteText = (vote: Vote): string =>
  vote.choice === 'option' ? optionsOf(vote).join(', ') : instructionTexts[vote.choice];

/** Returns an instruction in the middle of a sentence, such as `tegen`. */
export const instructionText = ({ choice, option }: Vote): string =>
  choice === 'option' ? (option ?? '') : texts.choices[choice];

/** Returns for whom a vote is. */
export const labelOf = ({ right, giver }: OwnVote): string =>
  right === 'owner' ? texts.own : texts.byProxy(giver ?? texts.somebody);

export const detailOf = ({ name, votes }: OwnVote): string => texts.apartment(name, votes);

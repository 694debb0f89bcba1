import { type DecisionInList, votesByOptionText } from '@mijn/domain/decisions';
import { formatNumber } from '@mijn/domain/formats';

type Votes = Pick<DecisionInList, 'votes_for' | 'votes_against' | 'votes_by_option' | 'votes_abstained'>;

const part = (word: string, votes: number | null): string[] =>
  votes === null ? [] : [`${word} ${formatNumber(votes)}`];

export const texts = {
  title: 'Besluiten',
  superseded: 'Vervangen',
  outsideMeeting: 'Buiten vergadering',
  failed: 'De besluiten zijn niet geladen',
  /** Returns the votes that are known, such as `voor 412, tegen 188, onthouding 72`; otherwise an empty text. */
  votes: ({ votes_for, votes_against, votes_by_option, votes_abstained }: Votes): string =>
    [
      ...(votes_by_option
        ? [votesByOptionText(votes_by_option)]
        : [...part('voor', votes_for), ...part('tegen', votes_against)]),
      ...part('onthouding', votes_abstained),
    ].join(', '),
} as const;

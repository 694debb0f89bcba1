import { mdiLockOutline } from '@mdi/js';
import type { VoteChoice } from '@mijn/domain/ballots';
import { instructionTexts } from '@mijn/domain/proxies';
import { Icon } from '@mijn/ui/icon';
import { chosenVoteIcons, voteIcons } from '../../voting/vote-icons.ts';
import { ChoiceCards } from './choice-cards.tsx';
import styles from './vote-choices.module.css';

/** What somebody votes. The option is null unless the choice is `option`. */
export interface Vote {
  choice: VoteChoice;
  option: string | null;
}

export interface VoteChoicesProps {
  /** For whom the vote is, such as "Uw appartement". */
  label: string;
  /** More about the apartment, such as "Kadestraat 45 · 22 stemmen". */
  detail: string;
  /** What members choose between. Without options they vote for or against. */
  options?: readonly string[];
  /** The vote, or null while nothing is chosen. */
  value: Vote | null;
  onChange: (vote: Vote) => void;
  /** Whether the vote can be seen and not changed, such as while it is sent. */
  isReadOnly?: boolean;
  /** Why the vote is fixed, such as "Instructie: tegen", with a sentence below it. The choices are then not shown. */
  lock?: { title: string; text: string } | undefined;
}

const forOrAgainst = ['for', 'against', 'abstain'] as const;

const NONE: readonly string[] = [];

const idOf = ({ choice, option }: Vote): string => (option === null ? choice : `${choice} ${option}`);

/**
 * Shows the vote of one apartment as large cards: for, against and abstention, or a list of options. An instruction of whoever gave a proxy
 * is shown with a lock.
 */
export function VoteChoices({ detail, options = NONE, value, onChange, lock, ...group }: VoteChoicesProps) {
  const chosen = value && idOf(value);
  const votes = [
    ...options.map((option) => ({ choice: 'option' as const, option })),
    ...forOrAgainst
      .filter((choice) => options.length === 0 || choice === 'abstain')
      .map((choice) => ({ choice, option: null })),
  ];
  const cardOf = (vote: (typeof votes)[number]) => {
    const id = idOf(vote);
    if (vote.choice === 'option') return { id, label: vote.option };
    const icons = id === chosen ? chosenVoteIcons : voteIcons;
    return { id, label: instructionTexts[vote.choice], icon: icons[vote.choice], hasDot: false };
  };
  return (
    <ChoiceCards
      {...group}
      description={detail}
      isHeadInline
      look={options.length > 0 ? 'list' : 'votes'}
      options={votes.map(cardOf)}
      value={chosen}
      onChange={(id) => {
        const vote = votes.find((one) => idOf(one) === id);
        if (vote) onChange(vote);
      }}
      lock={
        lock && (
          <div className={styles['lock']}>
            <Icon path={mdiLockOutline} />
            <strong>{lock.title}</strong>
            <span>{lock.text}</span>
          </div>
        )
      }
    />
  );
}

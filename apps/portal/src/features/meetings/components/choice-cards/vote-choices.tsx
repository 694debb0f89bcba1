import { mdiLockOutline } from '@mdi/js';
import { instructionTexts } from '@mijn/domain/proxies';
import { isChoiceOf, type Vote } from '@mijn/domain/tally';
import { Icon } from '@mijn/ui/icon';
import { chosenVoteIcons, voteIcons } from '../../voting/vote-icons.ts';
import { CandidateCards } from './candidate-cards.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import styles from './vote-choices.module.css';

export interface VoteChoicesProps {
  /** For whom the vote is, such as "Uw appartement". */
  label: string;
  /** More about the apartment, such as "Kadestraat 45 · 22 stemmen". */
  detail: string;
  /** What members choose between. Without options they vote for or against. */
  options?: readonly string[];
  /** The seats for which the options are candidates; left out unless people are elected. */
  seats?: number | undefined;
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

function Lock({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['lock']}>
      <Icon path={mdiLockOutline} />
      <strong>{title}</strong>
      <span>{text}</span>
    </div>
  );
}

/**
 * Shows the vote of one apartment as large cards: for, against and abstention, or a list of options. An instruction of whoever gave a proxy
 * is shown with a lock.
 */
export function VoteChoices({ detail, options = NONE, seats, value, onChange, ...group }: VoteChoicesProps) {
  const lock = group.lock && <Lock {...group.lock} />;
  const ballot = { options, ...(seats !== undefined && { election: { seats } }) };
  if (seats !== undefined && seats > 1)
    return (
      <CandidateCards
        label={group.label}
        detail={detail}
        candidates={options}
        seats={seats}
        value={value}
        onChange={onChange}
        lock={lock}
      />
    );
  const chosen = value && idOf(value);
  const votes = [
    ...options.map((option) => ({ choice: 'option' as const, option })),
    ...forOrAgainst
      .filter((choice) => isChoiceOf(ballot, { choice, option: null }))
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
      lock={lock}
    />
  );
}

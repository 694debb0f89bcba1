import { ballotTexts } from '@mijn/domain/ballot-texts';
import { canVoteAgainst, optionsOf, type Vote, voteFor } from '@mijn/domain/tally';
import { type ReactNode, useId } from 'react';
import styles from './choice-cards.module.css';
import { texts } from './texts.ts';

interface CandidateCardsProps {
  label: string;
  detail: string;
  candidates: readonly string[];
  /** The number of seats: a voter chooses as many candidates at most. */
  seats: number;
  value: Vote | null;
  onChange: (vote: Vote) => void;
  /** Shown instead of the cards if the vote is fixed. */
  lock?: ReactNode;
}

interface CardProps {
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onPress: (isChosen: boolean) => void;
}

function Card({ label, isChosen, isDisabled = false, onPress }: CardProps) {
  return (
    <label className={styles['card']}>
      <input
        type="checkbox"
        className={styles['radio']}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onPress(!isChosen)}
      />
      <span className={styles['dot']} />
      <span className={styles['label']}>{label}</span>
    </label>
  );
}

/**
 * Shows the candidates of an election of several seats as checkboxes, and how many can still be chosen. The last candidate stays chosen until
 * another one or a blank vote is, because no vote is not the same as a blank one.
 */
export function CandidateCards({
  label,
  detail,
  candidates,
  seats,
  value,
  onChange,
  lock,
}: CandidateCardsProps) {
  const id = useId();
  const ballot = { options: candidates, election: { seats } };
  const chosen = value ? optionsOf(value) : [];
  const left = seats - chosen.length;
  const choose = (candidate: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, candidate] : chosen.filter((one) => one !== candidate);
    const vote = voteFor(next, ballot);
    if (vote) onChange(vote);
  };
  const others = [
    ...(canVoteAgainst(ballot) ? [{ choice: 'against' as const, label: ballotTexts.againstAll }] : []),
    { choice: 'abstain' as const, label: texts.blank },
  ];
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend does not stand on one line with the votes
      role="group"
      className={styles['group']}
      data-look="list"
      data-inline
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-left`}
    >
      <div className={styles['head']}>
        <strong id={`${id}-label`}>{label}</strong>
        <span className={styles['description']}>{detail}</span>
      </div>
      {lock ?? (
        <>
          <output id={`${id}-left`} className={styles['description']}>
            {texts.left(seats, left)}
          </output>
          <div className={styles['cards']}>
            {candidates.map((candidate) => (
              <Card
                key={candidate}
                label={candidate}
                isChosen={chosen.includes(candidate)}
                isDisabled={left === 0 && !chosen.includes(candidate)}
                onPress={(isChosen) => choose(candidate, isChosen)}
              />
            ))}
            {others.map((other) => (
              <Card
                key={other.choice}
                label={other.label}
                isChosen={value?.choice === other.choice}
                onPress={() => onChange({ choice: other.choice, option: null })}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

import { mdiLockOutline } from '@mdi/js';
import type { VoteChoice } from '@mijn/domain/ballots';
import { instructionTexts } from '@mijn/domain/proxies';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chosenVoteIcons, voteIcons } from '../vote-icons/vote-icons.ts';
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

interface ChoiceProps extends Pick<VoteChoicesProps, 'value' | 'onChange'> {
  name: string;
  vote: Vote;
  text: string;
  isReadOnly: boolean;
}

const isSame = (one: Vote, other: Vote | null): boolean =>
  one.choice === other?.choice && one.option === other.option;

function Choice({ name, vote, text, value, onChange, isReadOnly }: ChoiceProps) {
  const isChosen = isSame(vote, value);
  return (
    <label className={styles['choice']} data-readonly={isReadOnly || undefined}>
      <input
        type="radio"
        name={name}
        className={styles['radio']}
        checked={isChosen}
        onChange={() => {
          if (!isReadOnly) onChange(vote);
        }}
      />
      {vote.choice === 'option' ? (
        <span className={styles['dot']} />
      ) : (
        <Icon path={(isChosen ? chosenVoteIcons : voteIcons)[vote.choice]} />
      )}
      <span className={styles['text']}>{text}</span>
    </label>
  );
}

/**
 * Shows the vote of one apartment as large cards: for, against and abstention, or a list of options. An instruction of whoever gave a proxy
 * is shown with a lock. The cards are the browser's own radio buttons.
 */
export function VoteChoices({
  label,
  detail,
  options = NONE,
  value,
  onChange,
  isReadOnly = false,
  lock,
}: VoteChoicesProps) {
  const id = useId();
  const choice = { name: id, value, onChange, isReadOnly };
  return (
    <div
      role={lock ? 'group' : 'radiogroup'}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-detail`}
      aria-readonly={(!lock && isReadOnly) || undefined}
      className={styles['vote']}
    >
      <div className={styles['head']}>
        <strong id={`${id}-label`}>{label}</strong>
        <span id={`${id}-detail`} className={styles['detail']}>
          {detail}
        </span>
      </div>
      {lock ? (
        <div className={styles['lock']}>
          <Icon path={mdiLockOutline} />
          <strong>{lock.title}</strong>
          <span>{lock.text}</span>
        </div>
      ) : (
        <div className={styles['choices']} data-look={options.length > 0 ? 'list' : 'row'}>
          {options.map((option) => (
            <Choice key={option} {...choice} vote={{ choice: 'option', option }} text={option} />
          ))}
          {forOrAgainst
            .filter((one) => options.length === 0 || one === 'abstain')
            .map((one) => (
              <Choice
                key={one}
                {...choice}
                vote={{ choice: one, option: null }}
                text={instructionTexts[one]}
              />
            ))}
        </div>
      )}
    </div>
  );
}

import { useId } from 'react';
import styles from './choice-bar.module.css';

interface Choice<Id extends string> {
  id: Id;
  label: string;
  /** The size of the label, for a choice of text sizes. */
  size?: 'large' | 'largest';
}

export interface ChoiceBarProps<Id extends string> {
  label: string;
  choices: readonly Choice<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

export function ChoiceBar<Id extends string>({ label, choices, value, onChange }: ChoiceBarProps<Id>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles['field']}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <div className={styles['bar']}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles['choice']} data-size={choice.size}>
            <input
              type="radio"
              name={id}
              className={styles['input']}
              checked={choice.id === value}
              onChange={() => onChange(choice.id)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </div>
  );
}

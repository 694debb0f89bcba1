import { mdiCheck } from '@mdi/js';
import { Icon } from '../icon/icon.tsx';
import styles from './suggestions.module.css';

export interface SuggestionsProps {
  /** What is suggested, such as "Veelgenoemde plekken". */
  label: string;
  options: readonly { id: string; label: string }[];
  /** The suggestion that the field has now. Null if the field has another text. */
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** Shows texts that fill a field. The field stays, for a text of one's own. */
export function Suggestions({ label, options, chosenId, onChoose }: SuggestionsProps) {
  return (
    <fieldset className={styles['suggestions']}>
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['row']}>
        {options.map((option) => {
          const isOn = option.id === chosenId;
          return (
            <button
              key={option.id}
              type="button"
              aria-pressed={isOn}
              className={styles['suggestion']}
              onClick={() => onChoose(option.id)}
            >
              {isOn && <Icon path={mdiCheck} />}
              {option.label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

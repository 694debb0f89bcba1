import chipStyles from '../chip/chip.module.css';
import styles from './choice-chips.module.css';

export interface ChoiceChipsProps {
  /** The property that the choices are values of, such as "Jaar". */
  label: string;
  options: readonly { id: string; label: string; count: number }[];
  /** The id of the chosen option, or null if no option is chosen. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Shows a filter with few values, each with its number of items. Pressing the chosen value clears the filter. */
export function ChoiceChips({ label, options, value, onChange }: ChoiceChipsProps) {
  return (
    <fieldset aria-label={label} className={`${chipStyles['row']} ${styles['choices']}`}>
      {options.map((option) => {
        const isOn = option.id === value;
        return (
          <button
            key={option.id}
            type="button"
            className={chipStyles['chip']}
            aria-pressed={isOn}
            data-on={isOn || undefined}
            onClick={() => onChange(isOn ? null : option.id)}
          >
            <span>{option.label}</span>
            <span className={styles['count']}>{option.count}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

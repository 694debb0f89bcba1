import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import styles from './choice-bar.module.css';

export interface Choice<Id extends string> {
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

/** Shows two to four short choices beside each other, of which one is chosen. A choice counts at once. */
export function ChoiceBar<Id extends string>({ label, choices, value, onChange }: ChoiceBarProps<Id>) {
  const choose = (chosen: string) => {
    const choice = choices.find(({ id }) => id === chosen);
    if (choice) onChange(choice.id);
  };
  return (
    <RadioGroup value={value} onChange={choose} orientation="horizontal" className={styles['field'] ?? ''}>
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <div className={styles['bar']}>
        {choices.map(({ id, label: text, size }) => (
          <RadioField key={id} value={id}>
            <RadioButton className={styles['choice'] ?? ''} data-size={size}>
              {text}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}

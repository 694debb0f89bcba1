import { Icon } from '@mijn/ui/icon';
import styles from './choice-buttons.module.css';

export interface ChoiceButtonsProps<Id extends string> {
  /** What is chosen and about whom, such as "Kadestraat 47". Only screen readers get it, because the row says the same. */
  label: string;
  /** The choices. */
  choices: readonly { id: Id; label: string; icon?: string; elementId?: string }[];
  /** The id of the pressed choice, or the ids if several can be; null while none is. */
  value: Id | readonly Id[] | null;
  /** The id of the choice that is being saved. The buttons keep the focus, and ignore presses. */
  pending?: Id | null;
  isDisabled?: boolean;
  onPress: (id: Id) => void;
}

/**
 * Shows a choice in a row of a list as buttons. A press is saved at once, so that the buttons are no radio buttons: arrow keys would
 * save each choice on the way.
 */
export function ChoiceButtons<Id extends string>(props: ChoiceButtonsProps<Id>) {
  const { label, choices, value, pending = null, isDisabled = false, onPress } = props;
  const pressed = new Set([value].flat());
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot stand in the text of a row
      role="group"
      aria-label={label}
      className={styles['group']}
    >
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          {...(choice.elementId !== undefined && { id: choice.elementId })}
          className={styles['button']}
          aria-pressed={pressed.has(choice.id)}
          aria-disabled={pending !== null || undefined}
          data-pending={choice.id === pending || undefined}
          disabled={isDisabled}
          onClick={() => {
            if (pending === null) onPress(choice.id);
          }}
        >
          {choice.icon !== undefined && <Icon path={choice.icon} />}
          <span>{choice.label}</span>
        </button>
      ))}
    </span>
  );
}

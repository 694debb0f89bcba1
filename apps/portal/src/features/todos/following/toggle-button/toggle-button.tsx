import { Icon } from '@mijn/ui/icon';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import styles from './toggle-button.module.css';

export interface ToggleButtonProps {
  /** Whether the button is on. */
  isPressed: boolean;
  /** Called when the user presses the button. */
  onPress: () => void;
  icon: string;
  /** The number at the end of the button, such as of members who follow an item. */
  count?: number | undefined;
  /** The number with its meaning, for screen readers, such as "7 volgers". */
  countLabel?: string | undefined;
  /** The text, such as "U volgt dit". It may say what is on, because screen readers also read whether the button is pressed. */
  children: string;
}

/** Shows a button that is on or off, with a number. */
export function ToggleButton({ isPressed, onPress, icon, count, countLabel, children }: ToggleButtonProps) {
  return (
    <button type="button" aria-pressed={isPressed} className={styles['button']} onClick={onPress}>
      <Icon path={icon} />
      {children}
      {count !== undefined && (
        <span className={styles['count']}>
          <span aria-hidden={countLabel !== undefined}>{count}</span>
          {countLabel !== undefined && <VisuallyHidden>{countLabel}</VisuallyHidden>}
        </span>
      )}
    </button>
  );
}

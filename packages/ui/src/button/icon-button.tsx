import { Icon } from '../icon/index.ts';
import { buttonAttributes, type ButtonBehaviour } from './button.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonBehaviour, 'aria-label'> {
  /** The path of the icon. */
  icon: string;
  /** What it does: its name. */
  label: string;
  /** On the bar in the brand's colour the focus ring is white. */
  isOnBrand?: boolean;
}

/** A button of 44 by 44 pixels with an icon alone. */
export function IconButton({ icon, label, isOnBrand = false, ...behaviour }: IconButtonProps) {
  return (
    <button
      {...buttonAttributes(behaviour)}
      aria-label={label}
      className={styles['button']}
      data-on-brand={isOnBrand || undefined}
    >
      <Icon path={icon} />
    </button>
  );
}

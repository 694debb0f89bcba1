import type { RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../icon/index.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'>,
    RefAttributes<HTMLButtonElement> {
  /** The path of the icon. */
  icon: string;
  /** What it does: its name. */
  label: string;
  /** On the bar in the brand's colour the focus ring is white. */
  isOnBrand?: boolean;
}

/** A button of 44 by 44 pixels with an icon alone. */
export function IconButton({ icon, label, isOnBrand = false, ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className={styles['button'] ?? ''}
      data-on-brand={isOnBrand || undefined}
    >
      <Icon path={icon} />
    </AriaButton>
  );
}

import type { ReactNode, RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import styles from './button.module.css';

/** How a button looks, and a link that looks like one. */
export interface ButtonLook {
  variant?: 'primary' | 'quiet' | 'danger' | 'text';
  size?: 'medium' | 'small';
  /** The path of an icon before the text. */
  icon?: string | undefined;
  /** The path of an icon after the text. */
  iconAfter?: string | undefined;
  /** As wide as what it stands in. */
  isWide?: boolean;
}

export interface ButtonProps
  extends
    ButtonLook,
    Omit<AriaButtonProps, 'children' | 'className' | 'style'>,
    RefAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** What a screen reader says while it is pending; the text stays. */
  pendingLabel?: string;
}

/** A button with a verb on it. While pending it keeps the focus and its text, and does nothing. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  iconAfter,
  isWide = false,
  pendingLabel,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={styles['button'] ?? ''}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {props.isPending ? (
        <Spinner {...(pendingLabel === undefined ? {} : { label: pendingLabel })} />
      ) : (
        icon !== undefined && <Icon path={icon} />
      )}
      {children}
      {iconAfter !== undefined && <Icon path={iconAfter} />}
    </AriaButton>
  );
}

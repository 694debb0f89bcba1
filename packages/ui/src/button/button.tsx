import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';
import iconStyles from './icon-button.module.css';

interface ButtonShape {
  size?: 'medium' | 'small';
  icon?: string | undefined;
  iconAfter?: string | undefined;
  /** Whether the button is as wide as its container. */
  isWide?: boolean;
}

export interface ButtonLook extends ButtonShape {
  variant?: 'primary' | 'quiet' | 'danger' | 'text';
}

interface ButtonState {
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Whether the action that the button started is still running. A pending button keeps the focus, and ignores presses. */
  isPending?: boolean | undefined;
}

export interface ButtonBehaviour
  extends ButtonState, Omit<ComponentProps<'button'>, 'children' | 'className' | 'style' | 'disabled'> {}

export interface ButtonProps extends ButtonShape, ButtonBehaviour {
  /** The look of the button. `link` looks like the surrounding links, for an action that is not a navigation. */
  variant?: 'primary' | 'quiet' | 'danger' | 'text' | 'link';
  children: ReactNode;
  /** The text that screen readers read while the button is pending. The text on the button stays. */
  pendingLabel?: string;
}

function buttonAttributes({ onPress, isDisabled, isPending, onClick, ...props }: ButtonBehaviour) {
  return {
    type: 'button' as const,
    ...props,
    disabled: isDisabled,
    'aria-disabled': isPending ? true : undefined,
    'data-pending': isPending ? true : undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // This prevents a pending submit button from submitting its form again.
      if (isPending) return event.preventDefault();
      onClick?.(event);
      return onPress?.();
    },
  };
}

/** Shows a button whose text is a verb. A pending button keeps the focus and its text, and ignores presses. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  iconAfter,
  isWide = false,
  pendingLabel,
  children,
  ...behaviour
}: ButtonProps) {
  return (
    <button
      {...buttonAttributes(behaviour)}
      className={styles['button']}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {behaviour.isPending ? (
        <Spinner {...(pendingLabel === undefined ? {} : { label: pendingLabel })} />
      ) : (
        icon !== undefined && <Icon path={icon} />
      )}
      {children}
      {iconAfter !== undefined && <Icon path={iconAfter} />}
    </button>
  );
}

export interface IconButtonProps
  extends ButtonState, Omit<ButtonBehaviour, 'aria-label' | keyof ButtonState> {
  icon: string;
  label: string;
  /** Whether the button is on a bar in the brand's colour, which needs a white focus ring. */
  isOnBrand?: boolean;
}

/** Shows an icon-only button of 44 by 44 pixels. */
export function IconButton({ icon, label, isOnBrand = false, ...behaviour }: IconButtonProps) {
  return (
    <button
      {...buttonAttributes(behaviour)}
      aria-label={label}
      className={iconStyles['button']}
      data-on-brand={isOnBrand || undefined}
    >
      <Icon path={icon} />
    </button>
  );
}

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';
import iconStyles from './icon-button.module.css';

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

/** What every button of this library takes, besides the attributes of its element. */
export interface ButtonBehaviour extends Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'style' | 'disabled'
> {
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** While what it started is under way: it keeps the focus, and does nothing. */
  isPending?: boolean | undefined;
}

export interface ButtonProps extends Omit<ButtonLook, 'variant'>, ButtonBehaviour {
  /** `link`: looks like the links it stands among, but does something instead of going somewhere. */
  variant?: ButtonLook['variant'] | 'link';
  children: ReactNode;
  /** What a screen reader says while it is pending; the text stays. */
  pendingLabel?: string;
}

/** The attributes of the element for a button's behaviour. */
export function buttonAttributes({ onPress, isDisabled, isPending, onClick, ...props }: ButtonBehaviour) {
  return {
    type: 'button' as const,
    ...props,
    disabled: isDisabled,
    'aria-disabled': isPending ? true : undefined,
    'data-pending': isPending ? true : undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // Also keeps a pending submit button from sending its form again.
      if (isPending) return event.preventDefault();
      onClick?.(event);
      return onPress?.();
    },
  };
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
      className={iconStyles['button']}
      data-on-brand={isOnBrand || undefined}
    >
      <Icon path={icon} />
    </button>
  );
}

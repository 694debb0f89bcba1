import type { ReactNode } from 'react';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import styles from './popover.module.css';

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement'> {
  /** At least as wide as what opens it. */
  isAsWideAsTrigger?: boolean;
  children: ReactNode;
}

/** Pixels: a longer list scrolls inside it. */
const MAX_HEIGHT = 480;

/** The surface that menus and lists float on. Used inside a trigger. */
export function Popover({ isAsWideAsTrigger = false, children, ...props }: PopoverProps) {
  return (
    <AriaPopover
      {...props}
      offset={6}
      containerPadding={8}
      maxHeight={MAX_HEIGHT}
      className={styles['popover'] ?? ''}
      data-as-wide={isAsWideAsTrigger || undefined}
    >
      {children}
    </AriaPopover>
  );
}

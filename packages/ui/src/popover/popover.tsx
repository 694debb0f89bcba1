import type { ReactNode } from 'react';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import styles from './popover.module.css';

export interface PopoverProps extends Pick<
  AriaPopoverProps,
  'placement' | 'trigger' | 'triggerRef' | 'isOpen' | 'onOpenChange' | 'aria-labelledby'
> {
  /** Whether the popover is at least as wide as the button that opens it. */
  isAsWideAsTrigger?: boolean;
  children: ReactNode;
}

const MAX_HEIGHT = 480;

/** Shows the floating surface of menus and lists. Use it inside a trigger component, or with a `triggerRef`. */
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

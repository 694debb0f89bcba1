import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import iconButtonStyles from '../button/icon-button.module.css';
import { Icon } from '../icon/icon.tsx';
import { useKeepFocus } from '../keep-focus/keep-focus.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './menu-button.module.css';
import { useMenuTriggerAttributes } from './use-menu-trigger.ts';

export interface MenuButtonProps {
  /** The look of the button. `nav` is for the NavigationMenu, `avatar` is a disc on a bar in the brand's colour. */
  look: 'nav' | 'avatar' | 'bar';
  /** An additional text for screen readers, after the content of the button. */
  label?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

export function MenuButton({ look, label, isCurrent = false, children }: MenuButtonProps) {
  return (
    <button
      {...useMenuTriggerAttributes()}
      type="button"
      className={styles['button']}
      data-look={look}
      data-current={isCurrent || undefined}
    >
      {children}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      {look !== 'avatar' && <Icon path={mdiChevronDown} />}
    </button>
  );
}

export interface MenuIconButtonProps {
  icon: string;
  label: string;
  /** A word beside the icon, in viewports of at least 1024 pixels wide. The label begins with it. */
  word?: string;
  isOnBrand?: boolean;
}

/** Shows an icon button of a menu. The focus stays in the list if the menu deletes the row of the button. */
export function MenuIconButton({ icon, label, word, isOnBrand = false }: MenuIconButtonProps) {
  const trigger = useMenuTriggerAttributes();
  const ref = useKeepFocus('row', trigger?.ref);
  return (
    <button
      {...trigger}
      ref={ref}
      type="button"
      aria-label={label}
      className={iconButtonStyles['button']}
      data-word={word}
      data-on-brand={isOnBrand || undefined}
    >
      <Icon path={icon} />
    </button>
  );
}

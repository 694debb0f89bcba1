import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import iconButtonStyles from '../button/icon-button.module.css';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './menu-button.module.css';

export interface MenuButtonProps {
  /** `nav`: beside the links of the menu bar; `avatar`: a disc on the bar in the brand's colour. */
  look: 'nav' | 'avatar' | 'bar';
  /** For screen readers, after the content: what the content does not say. */
  label?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** The button of a menu in the shell. */
export function MenuButton({ look, label, isCurrent = false, children }: MenuButtonProps) {
  return (
    <Button className={styles['button'] ?? ''} data-look={look} data-current={isCurrent || undefined}>
      {children}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      {look !== 'avatar' && <Icon path={mdiChevronDown} />}
    </Button>
  );
}

export interface MenuIconButtonProps {
  /** The path of the icon. */
  icon: string;
  /** What the menu is of: its name. */
  label: string;
  isOnBrand?: boolean;
}

/** The button of a menu that shows an icon alone. */
export function MenuIconButton({ icon, label, isOnBrand = false }: MenuIconButtonProps) {
  return (
    <Button
      aria-label={label}
      className={iconButtonStyles['button'] ?? ''}
      data-on-brand={isOnBrand || undefined}
    >
      <Icon path={icon} />
    </Button>
  );
}

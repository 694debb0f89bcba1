import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
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

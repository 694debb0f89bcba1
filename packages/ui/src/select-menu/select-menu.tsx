import { mdiUnfoldMoreHorizontal } from '@mdi/js';
import { Icon } from '../icon/icon.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { useMenuTrigger } from '../menu/use-menu-trigger.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './select-menu.module.css';
import type { SelectMenuProps } from './select-menu-props.ts';

const popover = lazyPart(
  'select-menu',
  async () => (await import('./select-menu-popover.tsx')).SelectMenuPopover,
  { isOverlay: true },
);

/** A menu with eleven entries or more has a field that filters them. Its script loads when the user shows intent. */
export function SelectMenu({ children, ...choice }: SelectMenuProps) {
  const { trigger, menu } = useMenuTrigger(popover);
  return (
    <>
      <button {...trigger} type="button" className={styles['button']}>
        <VisuallyHidden>{choice.label}: </VisuallyHidden>
        <span className={styles['chosen']}>{children}</span>
        <Icon path={mdiUnfoldMoreHorizontal} />
      </button>
      {menu && <popover.Component {...menu} {...choice} />}
    </>
  );
}

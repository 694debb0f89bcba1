import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useKeepFocus } from '../keep-focus/keep-focus.ts';
import styles from './chip.module.css';
import { texts } from './texts.ts';

export interface ChipProps {
  label: string;
  /** The kind of chip: an active filter, or an item of a list, such as a chosen file. */
  kind?: 'filter' | 'item';
  onRemove: () => void;
}

/** Shows an active filter or a chosen item. Pressing the chip removes it, and the focus moves to the chip's neighbour. */
export function Chip({ label, kind = 'filter', onRemove }: ChipProps) {
  const ref = useKeepFocus();
  return (
    <button
      ref={ref}
      type="button"
      className={styles['chip']}
      data-on
      aria-label={texts[kind](label)}
      onClick={onRemove}
    >
      <span>{label}</span>
      <Icon path={mdiClose} />
    </button>
  );
}

export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

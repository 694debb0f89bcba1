import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/icon.tsx';
import { useKeepFocus } from '../keep-focus/keep-focus.ts';
import styles from './chip.module.css';
import { texts } from './texts.ts';

export interface ChipProps {
  label: string;
  /** What pressing it takes away: a filter that is on, or an item of a list, such as a chosen file. */
  kind?: 'filter' | 'item';
  onRemove: () => void;
}

/** A filter that is on, or an item that was chosen. Pressing it takes it away; the focus goes to its neighbour. */
export function Chip({ label, kind = 'filter', onRemove }: ChipProps) {
  const ref = useKeepFocus();
  return (
    <Button
      ref={ref}
      className={styles['chip'] ?? ''}
      data-on
      aria-label={texts[kind](label)}
      onPress={onRemove}
    >
      <span>{label}</span>
      <Icon path={mdiClose} />
    </Button>
  );
}

/** Chips beside each other. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

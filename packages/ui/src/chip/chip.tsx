import { mdiClose } from '@mdi/js';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/index.ts';
import styles from './chip.module.css';
import { texts } from './texts.ts';

export interface ChipProps {
  label: string;
  onRemove: () => void;
}

/** A filter that is on. Pressing it takes it away. */
export function Chip({ label, onRemove }: ChipProps) {
  return (
    <Button
      className={styles['chip'] ?? ''}
      data-on
      aria-label={texts.removeFilter(label)}
      onPress={onRemove}
    >
      <span>{label}</span>
      <Icon path={mdiClose} />
    </Button>
  );
}

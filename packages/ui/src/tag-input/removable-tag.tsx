import { mdiClose } from '@mdi/js';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/icon.tsx';
import { useKeepFocus } from '../keep-focus/keep-focus.ts';
import styles from './tag-input.module.css';
import { texts } from './texts.ts';

export interface RemovableTagProps {
  tag: string;
  isDisabled: boolean;
  onRemove: () => void;
}

/** Shows a confirmed tag with a button that removes the tag. */
export function RemovableTag({ tag, isDisabled, onRemove }: RemovableTagProps) {
  const ref = useKeepFocus();
  return (
    <span className={styles['tag']}>
      <span>{tag}</span>
      <Button ref={ref} aria-label={texts.remove(tag)} isDisabled={isDisabled} onPress={onRemove}>
        <Icon path={mdiClose} />
      </Button>
    </span>
  );
}

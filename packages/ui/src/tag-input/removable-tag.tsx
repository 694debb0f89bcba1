import { mdiClose } from '@mdi/js';
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
      <button type="button" ref={ref} aria-label={texts.remove(tag)} disabled={isDisabled} onClick={onRemove}>
        <Icon path={mdiClose} />
      </button>
    </span>
  );
}

import { mdiMagnify } from '@mdi/js';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import styles from './search-button.module.css';
import { texts } from './texts.ts';

export interface SearchButtonProps {
  /** `bar`: as wide as a field, with its shortcut; `compact`: a button of a phone. */
  look?: 'bar' | 'compact';
  /** Opens the search. */
  onPress: () => void;
}

/** The button on the bar that opens the search; it looks like the field that it opens. */
export function SearchButton({ look = 'bar', onPress }: SearchButtonProps) {
  if (look === 'compact')
    return (
      <IconButton icon={mdiMagnify} label={texts.search} isOnBrand aria-haspopup="dialog" onPress={onPress} />
    );
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      className={styles['button']}
      onClick={onPress}
    >
      <Icon path={mdiMagnify} />
      <span className={styles['label']}>{texts.search}</span>
      <span aria-hidden>
        <Kbd>/</Kbd>
      </span>
    </button>
  );
}

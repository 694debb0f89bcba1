import { mdiMagnify } from '@mdi/js';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import styles from './search-button.module.css';
import { texts } from './texts.ts';

export interface SearchButtonProps {
  /**
   * The look of the button. `bar` is as wide as a field and shows the shortcut,
   * `compact` is an icon-only button for phones.
   */
  look?: 'bar' | 'compact';
  /** Called when the user presses the button. Open the search here. */
  onPress: () => void;
}

/** Shows a button that opens the search. On the top bar it looks like a search field. */
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

import { mdiMagnify } from '@mdi/js';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import styles from './search-button.module.css';
import { texts } from './texts.ts';

export interface SearchButtonProps {
  /** The look of the button. `bar` is as wide as a field and shows the shortcut, `compact` is an icon-only button for phones. */
  look?: 'bar' | 'compact';
  onPress: () => void;
  /** Called when a pointer or the focus is on the button. Load the script of the search here. */
  onIntent?: () => void;
}

/** Shows a button that opens the search. On the top bar it looks like a search field. */
export function SearchButton({ look = 'bar', onPress, onIntent }: SearchButtonProps) {
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  if (look === 'compact')
    return (
      <IconButton
        {...intent}
        icon={mdiMagnify}
        label={texts.search}
        isOnBrand
        aria-haspopup="dialog"
        onPress={onPress}
      />
    );
  return (
    <button
      {...intent}
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

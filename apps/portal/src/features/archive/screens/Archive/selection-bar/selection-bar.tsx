import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button, IconButton } from '@mijn/ui/button';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import styles from './selection-bar.module.css';
import { texts } from './texts.ts';

export interface SelectMore {
  /** The items that it selects, such as "Alle 25 op deze pagina". */
  label: string;
  /** Whether the items are being fetched. */
  isPending?: boolean;
  onPress: () => void;
}

export interface SelectionBarProps {
  selected: number;
  /** The number of them that the page does not show, because of a filter or because they are on another page. */
  unseen: number;
  /** Whether no more items can be selected. */
  isFull?: boolean;
  more?: readonly SelectMore[];
  onClear: () => void;
  children: ReactNode;
}

const NO_MORE: readonly SelectMore[] = [];

/** The bar is at the bottom of the window, over the page, so that it is in view wherever the user selected items. */
export function SelectionBar({
  selected,
  unseen,
  isFull = false,
  more = NO_MORE,
  onClear,
  children,
}: SelectionBarProps) {
  return (
    <>
      {/* The region is there before the first item is selected, so that screen readers notice the change. */}
      <VisuallyHidden>
        <output>{selected > 0 && texts.selected(selected, unseen)}</output>
      </VisuallyHidden>
      {selected > 0 && (
        <fieldset aria-label={texts.selection} className={styles['bar']}>
          <div className={styles['inner']}>
            <div className={styles['what']}>
              <p aria-hidden>
                <strong>{texts.count(selected)}</strong>
                {unseen > 0 && <span>{texts.unseen(unseen)}</span>}
                {isFull && <span>{texts.full}</span>}
              </p>
              {more.map(({ label, isPending = false, onPress }) => (
                <Button key={label} variant="text" size="small" isPending={isPending} onPress={onPress}>
                  {label}
                </Button>
              ))}
            </div>
            <div className={styles['actions']}>{children}</div>
            <div className={styles['clear']}>
              <IconButton icon={mdiClose} label={texts.clear} onPress={onClear} />
            </div>
          </div>
        </fieldset>
      )}
    </>
  );
}

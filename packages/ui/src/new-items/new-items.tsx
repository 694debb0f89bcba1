import { mdiArrowUp } from '@mdi/js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './new-items.module.css';
import { texts } from './texts.ts';

export interface NewItemsProps {
  /** The number of new items and the action, such as "1 nieuw bericht: toon". Undefined without new items. */
  label: string | undefined;
  /** Whether the list is loading. */
  isLoading?: boolean;
  onShow: () => void;
  /** The list. */
  children: ReactNode;
}

/** The button floats over the start of the list, so that the text that someone reads does not move. */
export function NewItems({ label, isLoading = false, onShow, children }: NewItemsProps) {
  const list = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  const [pressedLabel, setPressedLabel] = useState<string>();
  const isShown = label !== undefined;

  useEffect(() => {
    if (isShown || !isPressed.current) return;
    isPressed.current = false;
    list.current?.focus();
  }, [isShown]);

  const show = () => {
    isPressed.current = true;
    setPressedLabel(label);
    onShow();
  };
  return (
    <section ref={list} className={styles['list']} aria-label={texts.list} tabIndex={-1}>
      <div className={styles['place']} aria-live="polite">
        {isShown && (
          <Button
            size="small"
            icon={mdiArrowUp}
            isPending={label === pressedLabel && isLoading}
            onPress={show}
          >
            {label}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

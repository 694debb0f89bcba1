import { mdiArrowLeft, mdiArrowRight, mdiTrashCanOutline } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './image-order.module.css';
import type { OrderedImage } from './ordered-image.ts';
import { texts } from './texts.ts';

export interface ImageButtonsProps {
  image: OrderedImage;
  /** The index of the photo, starting at 0. */
  index: number;
  count: number;
  onStep: (id: string, direction: 1 | -1) => void;
  onRemove: (id: string) => void;
}

export function ImageButtons(props: ImageButtonsProps) {
  const { image, index, count, onStep, onRemove } = props;
  const { id, name } = image;
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  const pressed = useRef<{ direction: 1 | -1; from: number }>(undefined);

  // A moved element loses the focus, so the pressed button gets the focus again. At an end of the list that
  // button is disabled, so the button for the opposite direction gets the focus.
  useEffect(() => {
    if (!pressed.current || pressed.current.from === index) return;
    const [same, other] = pressed.current.direction === 1 ? [later, earlier] : [earlier, later];
    (same.current?.disabled ? other : same).current?.focus();
    pressed.current = undefined;
  }, [index]);

  const step = (direction: 1 | -1) => {
    pressed.current = { direction, from: index };
    onStep(id, direction);
  };
  return (
    <div className={styles['buttons']}>
      <IconButton
        ref={earlier}
        icon={mdiArrowLeft}
        label={texts.earlier(name)}
        data-tooltip={texts.earlierShort}
        isDisabled={index === 0}
        onPress={() => step(-1)}
      />
      <IconButton
        ref={later}
        icon={mdiArrowRight}
        label={texts.later(name)}
        data-tooltip={texts.laterShort}
        isDisabled={index === count - 1}
        onPress={() => step(1)}
      />
      <span className={styles['end']}>
        <IconButton icon={mdiTrashCanOutline} label={texts.remove(name)} onPress={() => onRemove(id)} />
      </span>
    </div>
  );
}

import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './lightbox.module.css';
import { texts } from './texts.ts';

export interface LightboxStepsProps {
  index: number;
  count: number;
  onStep: (index: number) => void;
}

export function LightboxSteps({ index, count, onStep }: LightboxStepsProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current && index === 0) next.current?.focus();
    if (wasPressed.current && index === count - 1) previous.current?.focus();
    wasPressed.current = false;
  }, [index, count]);
  const step = (to: number) => {
    wasPressed.current = true;
    onStep(to);
  };
  return (
    <div className={styles['steps']}>
      <IconButton
        ref={previous}
        icon={mdiChevronLeft}
        label={texts.previous}
        isDisabled={index === 0}
        onPress={() => step(index - 1)}
      />
      <IconButton
        ref={next}
        icon={mdiChevronRight}
        label={texts.next}
        isDisabled={index === count - 1}
        onPress={() => step(index + 1)}
      />
    </div>
  );
}

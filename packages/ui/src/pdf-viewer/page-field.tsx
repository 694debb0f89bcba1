import { useId, useState, type KeyboardEvent } from 'react';
import styles from './pdf-toolbar.module.css';
import { texts } from './texts.ts';

export interface PageFieldProps {
  page: number;
  count: number;
  isDisabled?: boolean;
  onChange: (page: number) => void;
}

/** "Pagina 3 van 20": shows where one is, and goes where one says. What is no page number changes nothing. */
export function PageField({ page, count, isDisabled = false, onChange }: PageFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const number = Number(typed);
    if (typed !== undefined && Number.isInteger(number) && number > 0) onChange(Math.min(number, count));
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go();
    if (event.key !== 'Escape' || typed === undefined) return;
    // The window around the viewer stays open: what is given up is the number.
    event.stopPropagation();
    setTyped(undefined);
  };
  return (
    <span className={styles['pages']}>
      <label htmlFor={id}>{texts.page}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        size={Math.max(2, String(count).length)}
        disabled={isDisabled}
        value={isDisabled ? '' : (typed ?? page)}
        aria-describedby={`${id}-count`}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        // A click puts the cursor somewhere in the number; what one types shall replace it.
        onClick={(event) => event.currentTarget.select()}
        onBlur={go}
        onKeyDown={onKeyDown}
      />
      <span id={`${id}-count`}>{isDisabled ? '' : texts.ofCount(count)}</span>
    </span>
  );
}

import { useId, useState, type KeyboardEvent } from 'react';
import styles from './pdf-toolbar.module.css';
import { texts } from './texts.ts';

export interface PageFieldProps {
  page: number;
  count: number;
  isDisabled?: boolean;
  onChange: (page: number) => void;
}

/** The user types another page number in the field. An invalid number is ignored. */
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
    // Escape resets the number only. The event is stopped, so that a dialog around the viewer stays open.
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
        // A click selects the whole number, so that the typed number replaces it.
        onClick={(event) => event.currentTarget.select()}
        onBlur={go}
        onKeyDown={onKeyDown}
      />
      <span id={`${id}-count`}>{isDisabled ? '' : texts.ofCount(count)}</span>
    </span>
  );
}

import { type KeyboardEvent, useRef } from 'react';
import type { SelectProps } from './select-props.ts';

/** The maximum time between two letters of one search, in milliseconds. */
const LETTER_PAUSE_MS = 1000;

function optionFor(
  options: SelectProps['options'],
  text: string,
): SelectProps['options'][number] | undefined {
  return options.find(
    ({ label }) => label.slice(0, text.length).localeCompare(text, 'nl', { sensitivity: 'base' }) === 0,
  );
}

/**
 * The left and right arrow keys choose the previous and the next option, letters the option that starts with them. Returns whether the key
 * was handled.
 */
export function useSelectKeys({
  options,
  value,
  onChange,
}: Pick<SelectProps, 'options' | 'value' | 'onChange'>) {
  const typed = useRef({ text: '', at: 0 });
  const choose = (option: SelectProps['options'][number] | undefined) => {
    if (option && option.id !== value) onChange(option.id);
  };
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false;
    const here = options.findIndex(({ id }) => id === value);
    if (key === 'ArrowRight') choose(options[here + 1]);
    if (key === 'ArrowLeft') choose(options[here < 0 ? options.length - 1 : here - 1]);
    if (key === 'ArrowRight' || key === 'ArrowLeft') return true;

    const before = timeStamp - typed.current.at > LETTER_PAUSE_MS ? '' : typed.current.text;
    // A space opens the list, unless it is inside the text of a search.
    if (key.length !== 1 || (key === ' ' && before === '')) return false;
    typed.current = { text: before + key, at: timeStamp };
    choose(optionFor(options, typed.current.text));
    return true;
  };
}

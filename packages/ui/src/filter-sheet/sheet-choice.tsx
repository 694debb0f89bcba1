import { useId, useState } from 'react';
import chipStyles from '../chip/chip.module.css';
import { Button } from '../button/button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { isLong, isSearchable, matchingOptions, shownOptions } from './options.ts';
import type { FilterChipProps } from './filter-parts.ts';
import styles from './filter-sheet.module.css';
import { texts } from './texts.ts';

/** A long list has a button for the rest, and a field to search in it. */
export function SheetChoice({ label, options, value, onChange }: FilterChipProps) {
  const name = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  if (options.length === 0 && value === null) return null;
  const matching = matchingOptions(options, typed);
  const shown = isLong(options) && !isOpen && typed === '' ? shownOptions(matching, value) : matching;
  const option = (id: string | null, text: string) => (
    <label key={id ?? ''} className={`${chipStyles['chip']} ${styles['option']}`}>
      <input type="radio" name={name} checked={value === id} onChange={() => onChange(id)} />
      <span>{text}</span>
    </label>
  );
  return (
    <fieldset className={styles['filter']}>
      <legend>{label}</legend>
      {isSearchable(options) && (
        <SearchField label={texts.searchIn(label)} value={typed} onChange={setTyped} />
      )}
      <div className={chipStyles['row']}>
        {option(null, texts.all)}
        {shown.map(({ id, label: text }) => option(id, text))}
      </div>
      {shown.length < matching.length && (
        <Button variant="text" size="small" onPress={() => setOpen(true)}>
          {texts.showAll(options.length)}
        </Button>
      )}
      <output className={styles['nothing']}>{matching.length === 0 && texts.nothingFound}</output>
    </fieldset>
  );
}

import { addTags, removeLastTag, TAG_CONFIRM_KEYS, type TagRules } from '@mijn/domain/tags';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { describedBy, FieldFrame } from '../field-frame/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { RemovableTag } from './removable-tag.tsx';
import styles from './tag-input.module.css';
import { refusalText, texts } from './texts.ts';

export interface TagInputProps extends FieldProps, TagRules {
  id?: string;
  name?: string;
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  /** The typed text that is not yet a tag. Without this prop the field keeps the text itself. */
  text?: string;
  onTextChange?: (text: string) => void;
  isDisabled?: boolean;
}

const confirms = (key: string): boolean => TAG_CONFIRM_KEYS.some((confirmKey) => confirmKey === key);

/** Returns the React key of a tag. A tag may be in the list twice, so the key has the number of equal tags before it. */
const keyOf = (tags: readonly string[], index: number): string =>
  `${tags[index]}/${tags.slice(0, index).filter((tag) => tag === tags[index]).length}`;

/** Shows a field for tags, which the user types or pastes (docs/product.md#tags). A message explains why a tag was refused. */
export function TagInput({
  label,
  description = texts.help,
  errorMessage,
  isOptional = false,
  question,
  tags,
  onChange,
  allowsDuplicates = false,
  max = Number.POSITIVE_INFINITY,
  maxLength = Number.POSITIVE_INFINITY,
  text: givenText,
  onTextChange,
  id: givenId,
  name,
  isDisabled = false,
}: TagInputProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [ownText, setOwnText] = useState('');
  const text = givenText ?? ownText;
  const [message, setMessage] = useState('');
  /** The typed text that was refused as a tag. The text stays in the field, so that the user can shorten it. */
  const [refusedText, setRefusedText] = useState<string>();
  const write = (next: string) => {
    setOwnText(next);
    onTextChange?.(next);
  };
  const add = (added: string) => {
    const rules = { allowsDuplicates, max, maxLength };
    const result = addTags(tags, added, rules);
    const kept = result.refused.filter(({ reason }) => reason !== 'duplicate').map(({ tag }) => tag);
    setRefusedText(kept.join(', '));
    setMessage(result.refused.map(({ tag, reason }) => refusalText(tag, reason, rules)).join(' '));
    write(kept.join(', '));
    if (result.tags.length > tags.length) onChange(result.tags);
  };
  const remove = (index: number) => {
    setMessage(texts.removed(tags[index] ?? ''));
    onChange(tags.filter((_, other) => other !== index));
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      setMessage(texts.removed(tags.at(-1) ?? ''));
      onChange(removeLastTag(tags));
    } else if (event.key === 'Tab' && text === refusedText) {
      // If the same text was refused before, Tab leaves the field as usual.
    } else if (confirms(event.key) && !event.shiftKey && (text.trim() !== '' || event.key === ',')) {
      event.preventDefault();
      add(text);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes(',')) return;
    event.preventDefault();
    add(text + pasted);
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      errorMessage={errorMessage}
      isOptional={isOptional}
      question={question}
      isDisabled={isDisabled}
    >
      <div className={`${fieldStyles['group']} ${styles['group']}`}>
        {tags.map((tag, index) => (
          <RemovableTag
            key={keyOf(tags, index)}
            tag={tag}
            isDisabled={isDisabled}
            onRemove={() => remove(index)}
          />
        ))}
        <input
          id={id}
          name={name}
          value={text}
          disabled={isDisabled}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={errorMessage !== undefined || undefined}
          aria-describedby={describedBy(id, { description, errorMessage })}
          onChange={(event) => write(event.target.value)}
          onBlur={() => text.trim() !== '' && add(text)}
          onKeyDown={pressKey}
          onPaste={paste}
        />
      </div>
      <output className={styles['message']}>{message}</output>
    </FieldFrame>
  );
}

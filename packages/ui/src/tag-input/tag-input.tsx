import { addTags, removeLastTag, TAG_CONFIRM_KEYS, type TagRules } from '@mijn/domain/tags';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldErrorMessage, FieldHead } from '../field-parts/index.ts';
import { fieldStyles, type FieldProps } from '../field/index.ts';
import { RemovableTag } from './removable-tag.tsx';
import styles from './tag-input.module.css';
import { refusalText, texts } from './texts.ts';

export interface TagInputProps extends FieldProps, TagRules {
  id?: string;
  name?: string;
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  isDisabled?: boolean;
}

const confirms = (key: string): boolean => TAG_CONFIRM_KEYS.some((confirmKey) => confirmKey === key);

/** A tag may stand in the list twice: its key also counts the same ones before it. */
const keyOf = (tags: readonly string[], index: number): string =>
  `${tags[index]}/${tags.slice(0, index).filter((tag) => tag === tags[index]).length}`;

/** Tags, typed or pasted, by the rules of specification §5. What is refused is said. */
export function TagInput({
  label,
  description = texts.help,
  errorMessage,
  isOptional = false,
  tags,
  onChange,
  allowsDuplicates = false,
  max = Number.POSITIVE_INFINITY,
  ...props
}: TagInputProps) {
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const add = (added: string) => {
    const result = addTags(tags, added, { allowsDuplicates, max });
    setText('');
    setMessage(result.refused.map(({ tag, reason }) => refusalText(tag, reason, max)).join(' '));
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
    <AriaTextField
      {...props}
      value={text}
      onChange={setText}
      onBlur={() => text.trim() !== '' && add(text)}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      autoComplete="off"
      className={fieldStyles['field'] ?? ''}
    >
      <FieldHead label={label} description={description} isOptional={isOptional} />
      <div className={`${fieldStyles['group']} ${styles['group']}`}>
        {tags.map((tag, index) => (
          <RemovableTag
            key={keyOf(tags, index)}
            tag={tag}
            isDisabled={props.isDisabled ?? false}
            onRemove={() => remove(index)}
          />
        ))}
        <Input onKeyDown={pressKey} onPaste={paste} enterKeyHint="done" />
      </div>
      <output className={styles['message']}>{message}</output>
      <FieldErrorMessage>{errorMessage}</FieldErrorMessage>
    </AriaTextField>
  );
}

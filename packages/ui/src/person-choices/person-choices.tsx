import { useId } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { describedBy, FieldErrorText } from '../field-frame/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import { Tag } from '../tag/tag.tsx';
import styles from './person-choices.module.css';

export interface PersonChoice {
  id: string;
  name: string;
  /** More about the person, such as "Kadestraat 45". */
  detail?: string | undefined;
  /** A short label beside the name, such as "bestuur". */
  tag?: string | undefined;
  /** The path of an icon of `@mdi/js` instead of the initials, for a choice that is not one person. */
  icon?: string | undefined;
  /** Why the person can't be chosen. */
  obstacle?: string | undefined;
}

export interface PersonChoicesProps extends Pick<FieldProps, 'label' | 'errorMessage'> {
  id?: string;
  name?: string;
  /** Whether only screen readers get the label, because a question above the choices says the same. */
  isLabelHidden?: boolean;
  people: readonly PersonChoice[];
  /** The id of the chosen person, or null while nobody is chosen. */
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
}

/** Shows people to choose one from, each with initials and enough to recognize the person. */
export function PersonChoices({
  label,
  isLabelHidden = false,
  errorMessage,
  people,
  value,
  onChange,
  onBlur,
  ...attributes
}: PersonChoicesProps) {
  const ownId = useId();
  const { id = ownId, name = ownId } = attributes;
  const isInvalid = errorMessage !== undefined;
  return (
    <div
      role="radiogroup"
      id={id}
      className={fieldStyles['field']}
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
      aria-describedby={describedBy(id, { errorMessage })}
      aria-invalid={isInvalid || undefined}
    >
      {!isLabelHidden && (
        <span id={`${id}-label`} className={fieldStyles['label']}>
          {label}
        </span>
      )}
      <div className={styles['people']}>
        {people.map((person) => (
          <label key={person.id} className={styles['person']} data-invalid={isInvalid || undefined}>
            <input
              type="radio"
              name={name}
              className={styles['radio']}
              value={person.id}
              checked={person.id === value}
              disabled={person.obstacle !== undefined}
              onChange={() => onChange(person.id)}
              onBlur={onBlur}
            />
            <span className={styles['dot']} />
            {person.icon === undefined ? (
              <Avatar name={person.name} look="surface" />
            ) : (
              <span className={styles['icon']}>
                <Icon path={person.icon} />
              </span>
            )}
            <span className={styles['text']}>
              <span className={styles['name']}>
                {person.name} {person.tag !== undefined && <Tag>{person.tag}</Tag>}
              </span>
              {person.detail !== undefined && <span className={styles['detail']}>{person.detail}</span>}
              {person.obstacle !== undefined && <span className={styles['obstacle']}>{person.obstacle}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldErrorText id={id}>{errorMessage}</FieldErrorText>
    </div>
  );
}

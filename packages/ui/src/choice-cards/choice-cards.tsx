import { useId } from 'react';
import { describedBy, FieldErrorText } from '../field-frame/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { texts as fieldTexts } from '../field/texts.ts';
import { Icon } from '../icon/icon.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import styles from './choice-cards.module.css';

interface ChoiceCard {
  id: string;
  label: string;
  /** The path of an icon of `@mdi/js`, between the dot and the label. */
  icon?: string;
  isDisabled?: boolean;
  /**
   * The URL of the page on which this choice is made. Until it is chosen its card is a link, so that the arrow keys, which choose, do
   * not leave the page.
   */
  href?: string | undefined;
}

function CardContent({ icon, label }: Pick<ChoiceCard, 'icon' | 'label'>) {
  return (
    <>
      <span className={styles['dot']} />
      {icon !== undefined && <Icon path={icon} />}
      <span className={styles['label']}>{label}</span>
    </>
  );
}

export interface ChoiceCardsProps extends FieldProps {
  id?: string;
  name?: string;
  /** Whether only screen readers get the label, because a heading above the cards says the same. */
  isLabelHidden?: boolean;
  /** Two to four choices with a label of a few words. */
  options: readonly ChoiceCard[];
  /** The id of the chosen card, or null while none is chosen. */
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Whether the choice can be seen and not changed, such as after a meeting. */
  isReadOnly?: boolean;
}

/**
 * Shows a choice as cards in a row, two by two where the row is too narrow, and below each other on a phone. The cards are the
 * browser's own radio buttons, because they are on the first page of a member.
 */
export function ChoiceCards({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isOptional = false,
  question: _question,
  options,
  value,
  onChange,
  onBlur,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  ...attributes
}: ChoiceCardsProps) {
  const ownId = useId();
  const { id = ownId, name = ownId } = attributes;
  const isInvalid = errorMessage !== undefined;
  const { Link } = useLinks();
  return (
    <div
      role="radiogroup"
      id={id}
      className={fieldStyles['field']}
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
      aria-describedby={describedBy(id, { description, errorMessage })}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      aria-disabled={isDisabled || undefined}
      aria-readonly={isReadOnly || undefined}
    >
      {!isLabelHidden && (
        <span id={`${id}-label`} className={fieldStyles['label']}>
          {label}
          {isOptional && <span className={fieldStyles['optional']}> {fieldTexts.optional}</span>}
        </span>
      )}
      {description !== undefined && (
        <span id={`${id}-description`} className={fieldStyles['description']}>
          {description}
        </span>
      )}
      <div className={styles['place']}>
        <div className={styles['cards']}>
          {options.map((option) =>
            option.href !== undefined && option.id !== value ? (
              <Link key={option.id} href={option.href} className={styles['card']}>
                <CardContent {...option} />
              </Link>
            ) : (
              <label
                key={option.id}
                className={styles['card']}
                data-invalid={isInvalid || undefined}
                data-readonly={isReadOnly || undefined}
              >
                <input
                  type="radio"
                  name={name}
                  className={styles['radio']}
                  value={option.id}
                  checked={option.id === value}
                  disabled={isDisabled || option.isDisabled === true}
                  onChange={() => {
                    if (!isReadOnly) onChange(option.id);
                  }}
                  onBlur={onBlur}
                />
                <CardContent {...option} />
              </label>
            ),
          )}
        </div>
      </div>
      <FieldErrorText id={id}>{errorMessage}</FieldErrorText>
    </div>
  );
}

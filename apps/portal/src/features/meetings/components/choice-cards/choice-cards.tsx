import { mdiArrowRight } from '@mdi/js';
import { describedBy, FieldErrorText } from '@mijn/ui/field-frame';
import { Icon } from '@mijn/ui/icon';
import { useLinks } from '@mijn/ui/link-provider';
import { type ReactNode, useId } from 'react';
import styles from './choice-cards.module.css';

interface ChoiceCard {
  id: string;
  label: ReactNode;
  /** The path of an icon of `@mdi/js`, before the label. */
  icon?: string;
  /** Whether the card has a dot. Without one its icon says that it is chosen. */
  hasDot?: boolean;
  isDisabled?: boolean;
  /**
   * The URL of the page on which this choice is made. Until it is chosen its card is a link with an arrow, so that the arrow keys, which
   * choose, do not leave the page.
   */
  href?: string | undefined;
}

function CardContent({ icon, label, hasDot = true }: ChoiceCard) {
  return (
    <>
      {hasDot && <span className={styles['dot']} />}
      {icon !== undefined && <Icon path={icon} />}
      <span className={styles['label']}>{label}</span>
    </>
  );
}

export interface ChoiceCardsProps {
  id?: string;
  label: string;
  /** Whether only screen readers get the label, because a heading above the cards says the same. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: string | undefined;
  /**
   * - `words`: two to four short labels in a row, two by two where the row is too narrow, and below each other on a phone;
   * - `list`: below each other;
   * - `votes`: three in a row, each with its icon above its label.
   */
  look?: 'words' | 'list' | 'votes';
  /** Whether the label and the description stand on one line. */
  isHeadInline?: boolean;
  options: readonly ChoiceCard[];
  /** The id of the chosen card, or null while none is chosen. */
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  /** Whether the choice can be seen and not changed, such as after a meeting. */
  isReadOnly?: boolean;
  /** Shown instead of the cards if there is nothing to choose. */
  lock?: ReactNode;
}

type CardProps = Pick<ChoiceCardsProps, 'value' | 'onChange' | 'onBlur' | 'isDisabled' | 'isReadOnly'> & {
  name: string;
  card: ChoiceCard;
  isInvalid: boolean;
};

function Card({ card, name, value, onChange, onBlur, isInvalid, isDisabled, isReadOnly }: CardProps) {
  const { Link } = useLinks();
  if (card.href !== undefined && card.id !== value)
    return (
      <Link href={card.href} className={styles['card']}>
        <CardContent {...card} icon={card.icon ?? mdiArrowRight} hasDot={false} />
      </Link>
    );
  return (
    <label
      className={styles['card']}
      data-invalid={isInvalid || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <input
        type="radio"
        name={name}
        className={styles['radio']}
        value={card.id}
        checked={card.id === value}
        disabled={isDisabled === true || card.isDisabled === true}
        onChange={() => {
          if (isReadOnly !== true) onChange(card.id);
        }}
        onBlur={onBlur}
      />
      <CardContent {...card} />
    </label>
  );
}

/** Shows a choice as cards. They are the browser's own radio buttons, because they are on the first page of a member. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { label, description, errorMessage, look = 'words', options, lock, isDisabled, isReadOnly } = props;
  const ownId = useId();
  const { id = ownId, isLabelHidden = false } = props;
  const isInvalid = errorMessage !== undefined;
  // A link among the cards is no radio button, so that they are a group of two kinds.
  const hasLink = options.some((card) => card.href !== undefined && card.id !== props.value);
  const isOfRadios = lock === undefined && !hasLink;
  return (
    <div
      role={isOfRadios ? 'radiogroup' : 'group'}
      id={id}
      className={styles['group']}
      data-look={look}
      data-inline={props.isHeadInline || undefined}
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
      aria-describedby={describedBy(id, { description, errorMessage })}
      aria-invalid={(isOfRadios && isInvalid) || undefined}
      aria-disabled={isDisabled || undefined}
      aria-readonly={(isOfRadios && isReadOnly) || undefined}
    >
      {(!isLabelHidden || description !== undefined) && (
        <div className={styles['head']}>
          {!isLabelHidden && <strong id={`${id}-label`}>{label}</strong>}
          {description !== undefined && (
            <span id={`${id}-description`} className={styles['description']}>
              {description}
            </span>
          )}
        </div>
      )}
      {lock ?? (
        <div className={styles['cards']}>
          {options.map((card) => (
            <Card key={card.id} {...props} card={card} name={ownId} isInvalid={isInvalid} />
          ))}
        </div>
      )}
      <FieldErrorText id={id}>{errorMessage}</FieldErrorText>
    </div>
  );
}

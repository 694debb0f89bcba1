import { Avatar } from '@mijn/ui/avatar';
import { Icon } from '@mijn/ui/icon';
import { Tag } from '@mijn/ui/tag';
import styles from './person-cards.module.css';

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

function PersonContent({ name, detail, tag, icon, obstacle }: PersonChoice) {
  return (
    <span className={styles['person']}>
      {icon === undefined ? (
        <Avatar name={name} look="surface" />
      ) : (
        <span className={styles['icon']}>
          <Icon path={icon} />
        </span>
      )}
      <span className={styles['text']}>
        <span className={styles['name']}>
          {name} {tag !== undefined && <Tag>{tag}</Tag>}
        </span>
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
        {obstacle !== undefined && <span className={styles['obstacle']}>{obstacle}</span>}
      </span>
    </span>
  );
}

/** Returns the choice cards of people, each with initials and enough to recognize the person. Who has an obstacle can't be chosen. */
export const personCards = (people: readonly PersonChoice[]) =>
  people.map((person) => ({
    id: person.id,
    label: <PersonContent {...person} />,
    isDisabled: person.obstacle !== undefined,
  }));

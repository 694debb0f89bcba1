import styles from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

export interface AvatarProps {
  name: string;
  /** The look of the disc: on the brand's colour, or on a surface. */
  look?: 'brand' | 'surface';
}

/** Shows initials. Screen readers skip them, so put the person's name beside them or in the label of the button around them. */
export function Avatar({ name, look = 'brand' }: AvatarProps) {
  return (
    <span aria-hidden className={styles['avatar']} data-look={look}>
      {initialsOf(name)}
    </span>
  );
}

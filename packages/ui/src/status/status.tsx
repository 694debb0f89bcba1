import { Icon } from '../icon/icon.tsx';
import styles from './status.module.css';

export interface StatusProps {
  /**
   * The colour: `done` is green, `refused` red, `open` grey. With an icon there are also `new` (blue), `busy` (the colour of the brand) and
   * `waiting` (orange). The word says the same.
   */
  tone?: 'open' | 'done' | 'refused' | 'new' | 'busy' | 'waiting';
  /** The path of an icon of `@mdi/js`, which replaces the dot. The word then stands on a field of the colour. */
  icon?: string;
  /** The size of the word. `small` is for a column of a table, where the name of the row is the largest. */
  size?: 'small' | 'medium';
  /** The state in one or two words. */
  children: string;
}

export function Status({ tone = 'open', icon, size = 'medium', children }: StatusProps) {
  return (
    <span
      className={icon === undefined ? styles['status'] : styles['label']}
      data-tone={tone}
      data-size={size}
    >
      {icon !== undefined && <Icon path={icon} />}
      {children}
    </span>
  );
}

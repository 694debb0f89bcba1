import type { Association } from '@mijn/domain/associations';
import { BoardTag } from '../board-tag/board-tag.tsx';
import styles from './association-label.module.css';

/** The active association: code, name, and the board's mark (specification §2). */
export function AssociationLabel({ code, name, is_board }: Pick<Association, 'code' | 'name' | 'is_board'>) {
  return (
    <span className={styles['label']}>
      <span className={styles['code']}>{code}</span>
      <span className={styles['name']} title={name}>
        {name}
      </span>
      {is_board && <BoardTag />}
    </span>
  );
}

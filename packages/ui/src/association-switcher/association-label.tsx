import type { Association } from '@mijn/domain/associations';
import { BoardTag } from '../board-tag/board-tag.tsx';
import styles from './association-label.module.css';

/** Shows an association: its code, its name, and a tag if the user is a board member (docs/product.md#names-of-associations). */
export function AssociationLabel({ code, name, is_board }: Pick<Association, 'code' | 'name' | 'is_board'>) {
  return (
    <span className={styles['label']}>
      <span className={styles['code']}>{code}</span>
      <span className={styles['name']} title={name} translate="no">
        {name}
      </span>
      {is_board && <BoardTag />}
    </span>
  );
}

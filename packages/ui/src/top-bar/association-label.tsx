import { Tag } from '../tag/index.ts';
import styles from './association-label.module.css';
import { texts } from './texts.ts';

export interface AssociationLabelProps {
  code: string;
  name: string;
  isBoard: boolean;
}

/** The active association: code, name, and the board's mark (specification §2). */
export function AssociationLabel({ code, name, isBoard }: AssociationLabelProps) {
  return (
    <span className={styles['label']}>
      <span className={styles['code']}>{code}</span>
      <span className={styles['name']}>{name}</span>
      {isBoard && <Tag look="attention">{texts.board}</Tag>}
    </span>
  );
}

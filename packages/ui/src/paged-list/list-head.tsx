import type { ReactNode, Ref } from 'react';
import { ListCount, type ListCountProps } from '../list-count/list-count.tsx';
import { PrintButton } from './print-button.tsx';
import { PrintNote } from './print-note.tsx';
import type { Printing } from './printing.ts';
import styles from './paged-list.module.css';

interface ListHeadProps extends Pick<ListCountProps, 'count' | 'page' | 'isPartial' | 'note' | 'quiet'> {
  shown: number;
  total: number;
  printing?: Printing<unknown> | undefined;
  select?: ReactNode;
  textRef?: Ref<HTMLParagraphElement>;
}

export function ListHead({ shown, total, printing, select, ...count }: ListHeadProps) {
  const whole = printing?.rows;
  const button = printing && shown > 0 && (
    <PrintButton isPending={printing.isPending} onPrint={printing.onPrint} />
  );
  return (
    <div data-printed={whole ? 'whole' : undefined} className={styles['head']}>
      <ListCount {...count} select={shown > 0 ? select : undefined} actions={button || undefined} />
      <PrintNote
        printed={(whole ?? { length: shown }).length}
        total={total}
        isWhole={whole !== undefined}
        hasButton={printing !== undefined}
      />
    </div>
  );
}

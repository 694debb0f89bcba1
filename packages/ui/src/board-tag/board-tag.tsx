import { Tag } from '../tag/tag.tsx';
import { texts } from './texts.ts';

/** Marks an association of which one is a board member (specification §2). */
export function BoardTag() {
  return <Tag look="attention">{texts.board}</Tag>;
}

import { Tag } from '../tag/tag.tsx';
import { texts } from './texts.ts';

export function BoardTag() {
  return <Tag look="attention">{texts.board}</Tag>;
}

import { Tag } from '../tag/tag.tsx';
import { texts } from './texts.ts';

/** Shows a tag for an association in which the user is a board member (docs/product.md#names-of-associations). */
export function BoardTag() {
  return <Tag look="attention">{texts.board}</Tag>;
}

import { Tag } from '@mijn/ui/tag';
import { texts } from './texts.ts';

/** Whether something is done: "Ja" or "Nee". */
export function DoneTag({ isDone }: { isDone: boolean }) {
  return <Tag look={isDone ? 'plain' : 'outline'}>{isDone ? texts.yes : texts.no}</Tag>;
}

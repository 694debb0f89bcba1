import { Tag } from '@mijn/ui/tag';
import { texts } from './texts.ts';

interface DoneTagProps {
  isDone: boolean;
  /** Instead of "Ja" and "Nee", where no heading says what is done. */
  words?: { yes: string; no: string };
}

/** Whether something is done. */
export function DoneTag({ isDone, words = texts }: DoneTagProps) {
  return <Tag look={isDone ? 'plain' : 'outline'}>{isDone ? words.yes : words.no}</Tag>;
}

import { Tag } from '@mijn/ui/tag';
import { texts } from './texts.ts';

interface DoneTagProps {
  isDone: boolean;
  /** The words that replace "Ja" and "Nee" in a place without a heading that says what is done. */
  words?: { yes: string; no: string };
}

/** Shows whether something is done. */
export function DoneTag({ isDone, words = texts }: DoneTagProps) {
  return <Tag look={isDone ? 'plain' : 'outline'}>{isDone ? words.yes : words.no}</Tag>;
}

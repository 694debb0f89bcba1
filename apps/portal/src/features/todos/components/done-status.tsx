import { Status } from '@mijn/ui/status';
import { texts } from './texts.ts';

interface DoneStatusProps {
  isDone: boolean;
  /** The words that replace "Ja" and "Nee" in a place without a heading that says what is done. */
  words?: { yes: string; no: string };
}

/** Shows whether something is done, in a list. */
export function DoneStatus({ isDone, words = texts }: DoneStatusProps) {
  return (
    <Status size="small" tone={isDone ? 'done' : 'open'}>
      {isDone ? words.yes : words.no}
    </Status>
  );
}

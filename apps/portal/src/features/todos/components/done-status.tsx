import { Status } from '@mijn/ui/status';

interface DoneStatusProps {
  isDone: boolean;
  words: { yes: string; no: string };
}

export function DoneStatus({ isDone, words }: DoneStatusProps) {
  return (
    <Status size="small" tone={isDone ? 'done' : 'open'}>
      {isDone ? words.yes : words.no}
    </Status>
  );
}

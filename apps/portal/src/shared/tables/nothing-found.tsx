import { Button } from '@mijn/ui/button';
import { EmptyState } from '@mijn/ui/empty-state';

interface NothingFoundProps {
  texts: { title: string; text: string; clear: string };
  /** Takes the search and the filters away. */
  onClear: () => void;
}

/** A list of which nothing passes the search and the filters, and the way back to all of it. */
export function NothingFound({ texts: { title, text, clear }, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      drawing="search"
      title={title}
      action={
        <Button variant="quiet" onPress={onClear}>
          {clear}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

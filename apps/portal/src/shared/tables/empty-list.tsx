import { Button } from '@mijn/ui/button';
import { type DrawingName, EmptyState } from '@mijn/ui/empty-state';

interface EmptyListProps {
  texts: {
    empty: { title: string; text: string };
    nothingFound: { title: string; text: string; clear: string };
  };
  /** Of a list that holds nothing yet. */
  drawing?: DrawingName;
  /** Whether a search or a filter is on. */
  isFiltered: boolean;
  /** Takes the search and the filters away. */
  onClear: () => void;
}

/** A list without rows: it holds nothing yet, or nothing passes the search and the filters, which can be taken away. */
export function EmptyList({ texts, drawing = 'documents', isFiltered, onClear }: EmptyListProps) {
  const { empty, nothingFound } = texts;
  if (!isFiltered) {
    return (
      <EmptyState drawing={drawing} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={nothingFound.title}
      action={
        <Button variant="quiet" onPress={onClear}>
          {nothingFound.clear}
        </Button>
      }
    >
      {nothingFound.text}
    </EmptyState>
  );
}

import { Button } from '@mijn/ui/button';
import { type DrawingName, EmptyState } from '@mijn/ui/empty-state';

interface EmptyListProps {
  texts: {
    empty: { title: string; text: string };
    nothingFound: { title: string; text: string; clear: string };
  };
  /** The drawing for a list that has no items yet. */
  drawing?: DrawingName;
  /** Whether a search or a filter is active. */
  isFiltered: boolean;
  /** Clears the search and the filters. */
  onClear: () => void;
}

/**
 * Shows a message instead of an empty list: the list has no items yet, or no item matches the search and the
 * filters. In the second case a button clears the search and the filters.
 */
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

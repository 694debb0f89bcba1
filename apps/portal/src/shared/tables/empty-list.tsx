import { Button } from '@mijn/ui/button';
import { type DrawingName, EmptyState } from '@mijn/ui/empty-state';

export interface EmptyTexts {
  empty: { title: string; text: string };
  /** Not needed by a list without a search and filters. */
  nothingFound?: { title: string; text: string; clear: string };
}

interface EmptyListProps {
  texts: EmptyTexts;
  drawing?: DrawingName | undefined;
  isFiltered: boolean;
  onClear: () => void;
}

/** Shows that a list has no items yet, or that none match the search and the filters, which a button then clears. */
export function EmptyList({ texts, drawing = 'documents', isFiltered, onClear }: EmptyListProps) {
  const { empty, nothingFound } = texts;
  if (!isFiltered || !nothingFound) {
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

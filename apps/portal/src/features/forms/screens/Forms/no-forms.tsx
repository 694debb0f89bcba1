import { EmptyState } from '@mijn/ui/empty-state';
import { NothingFound } from '../../../../shared/tables/nothing-found.tsx';
import { texts } from './texts.ts';

interface NoFormsProps {
  isSearched: boolean;
  onClear: () => void;
}

/** In the place of forms: none at all, or none that the search finds. */
export function NoForms({ isSearched, onClear }: NoFormsProps) {
  if (isSearched) return <NothingFound texts={texts.nothingFound} onClear={onClear} />;
  return <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>;
}

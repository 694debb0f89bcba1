import type { Section } from '@mijn/domain/sections';
import { NewItems as NewItemsOfList } from '@mijn/ui/new-items';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { type LoadedList, useNewItems } from './use-new-items.ts';
import { useOpenSection } from './use-section-visit.ts';

interface NewItemsProps {
  section: Section;
  /** The query of the list. */
  query: LoadedList & { refetch: () => unknown; isFetching: boolean };
  /** Goes to the newest items of the list: its first page, without a search. */
  onShow?: () => void;
  /** The list. */
  children: ReactNode;
}

/**
 * Shows a list of a section, and over its start how many new items the list does not show yet, with a button that
 * loads them. Nothing moves until the member presses it.
 */
export function NewItems({ section, query, onShow, children }: NewItemsProps) {
  const open = useOpenSection(section);
  const count = useNewItems(section, query);
  const show = () => {
    onShow?.();
    query.refetch();
    void open();
  };
  return (
    <NewItemsOfList
      label={count > 0 ? texts.show(section, count) : undefined}
      isLoading={query.isFetching}
      onShow={show}
    >
      {children}
    </NewItemsOfList>
  );
}

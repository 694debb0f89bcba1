import type { Section } from '@mijn/domain/sections';
import { NewItems as NewItemsOfList } from '@mijn/ui/new-items';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { type LoadedList, useNewItems } from './use-new-items.ts';
import { useOpenSection } from './use-section-visit.ts';

interface NewItemsProps {
  section: Section;
  query: LoadedList & { refetch: () => unknown; isFetching: boolean };
  onShow?: () => void;
  children: ReactNode;
}

/** Shows above a list the number of new items that it does not show yet. Nothing moves until the member presses it. */
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

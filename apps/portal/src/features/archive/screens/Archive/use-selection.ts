import { ZIP_DOCUMENTS_MAX } from '@mijn/domain/limits';
import { useState } from 'react';

/** Which documents are selected, over the pages of the list. */
export interface Selection {
  ids: readonly string[];
  isSelected: (id: string) => boolean;
  select: (id: string, isSelected: boolean) => void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    isSelected: (id) => ids.includes(id),
    select: (id, isSelected) =>
      setIds((current) => {
        const others = current.filter((one) => one !== id);
        return isSelected ? [...others, id].slice(-ZIP_DOCUMENTS_MAX) : others;
      }),
  };
}

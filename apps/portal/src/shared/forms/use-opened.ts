import { useState } from 'react';

/** Returns the resource that was just fetched when its form opened. It stays the same if it is fetched again. */
export function useOpened<Data>(query: {
  currentData?: Data | undefined;
  isFetching: boolean;
}): Data | undefined {
  const [opened, setOpened] = useState<Data>();
  if (opened === undefined && !query.isFetching && query.currentData !== undefined)
    setOpened(query.currentData);
  return opened;
}

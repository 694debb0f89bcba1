import { nextPath } from '../paths.ts';

/** The page to come back to after a login: where the member is, or where they were already going. */
export function nextOfHere(): string | undefined {
  const { pathname, search } = window.location;
  return nextPath(`?${new URLSearchParams({ next: pathname + search }).toString()}`) ?? nextPath(search);
}

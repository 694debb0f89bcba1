import { attempt } from '../../shared/store/local-store.ts';

/** The stored positions have no URLs, only keys of history entries. */
const STORED = 'positions';

/** Returns the positions that the tab had before its last page load, in pixels by the key of their history entry. */
export const storedPositions = (): URLSearchParams =>
  new URLSearchParams(attempt(() => sessionStorage.getItem(STORED), null) ?? '');

/** Stores the positions of this tab. Without storage, going back after a page load shows a list from its top. */
export const storePositions = (positions: URLSearchParams): void =>
  attempt(() => sessionStorage.setItem(STORED, positions.toString()), undefined);

import { useSearchParams } from 'react-router';
import { addressFormat, positive } from '../tables/address-format.ts';

/** The query parameter with the id of the open file. */
const OPEN = 'document';
/** The query parameter with the page of the search hit. */
const PAGE = 'bladzijde';
/** The query parameter with the search text. */
const SEARCHED = 'zoek';

/** The id of the open file in a URL, for the function that loads the page of that URL. */
export const openFileAddress = addressFormat({ openId: [OPEN, 'id'] });

/** Returns the query string that opens a file over the current page. */
export function addressWithFile(search: URLSearchParams, fileId: string, page?: number): string {
  const address = new URLSearchParams(search);
  address.set(OPEN, fileId);
  if (page === undefined) address.delete(PAGE);
  else address.set(PAGE, String(page));
  return `?${address.toString()}`;
}

export interface OpenFile {
  /** The id of the open file. Null while no file is open. */
  openId: string | null;
  /** The search hit in the open file. */
  hit: { page: number; text: string } | undefined;
  /** Returns the URL that opens a file over the page, at the page of a search hit if one is given. */
  hrefOf: (fileId: string, page?: number) => string;
  close: () => void;
}

/**
 * Returns the file that is open over a page. The file is in the URL, so that a link opens it and the Back
 * button closes it.
 * @param search the query string of the page.
 */
export function useOpenFile(search: URLSearchParams): OpenFile {
  const [, setSearch] = useSearchParams();
  const foundPage = positive(search.get(PAGE));
  return {
    openId: search.get(OPEN),
    hit: foundPage === undefined ? undefined : { page: foundPage, text: search.get(SEARCHED) ?? '' },
    hrefOf: (fileId, page) => addressWithFile(search, fileId, page),
    close: () => {
      const address = new URLSearchParams(search);
      address.delete(OPEN);
      address.delete(PAGE);
      setSearch(address);
    },
  };
}

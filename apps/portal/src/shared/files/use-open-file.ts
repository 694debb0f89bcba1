import { useSearchParams } from 'react-router';
import { positive } from '../tables/address-format.ts';

/** The parameter that opens a file over the page. */
const OPEN = 'document';
/** The page of it where what was searched for stands. */
const PAGE = 'bladzijde';
/** What was searched for. */
const SEARCHED = 'zoek';

/** The address of a page with this file open over it. */
export function addressWithFile(search: URLSearchParams, fileId: string, page?: number): string {
  const address = new URLSearchParams(search);
  address.set(OPEN, fileId);
  if (page === undefined) address.delete(PAGE);
  else address.set(PAGE, String(page));
  return `?${address.toString()}`;
}

export interface OpenFile {
  /** Null while none is open. */
  openId: string | null;
  /** What a search found in it. */
  hit: { page: number; text: string } | undefined;
  /** The address of the page with this file open over it, at the page that a search found. */
  hrefOf: (fileId: string, page?: number) => string;
  close: () => void;
}

/**
 * The file that is open over a page: it stands in the address, so that a link opens it and Back closes it.
 * @param search the search part of the page's own address.
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

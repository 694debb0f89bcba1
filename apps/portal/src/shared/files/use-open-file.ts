import { useSearchParams } from 'react-router';
import { addressFormat, positive } from '../tables/address-format.ts';

const OPEN = 'document';
const PAGE = 'bladzijde';
const SEARCHED = 'zoek';

export const openFileAddress = addressFormat({ openId: [OPEN, 'id'] });

export function addressWithFile(search: URLSearchParams, fileId: string, page?: number): string {
  const address = new URLSearchParams(search);
  address.set(OPEN, fileId);
  if (page === undefined) address.delete(PAGE);
  else address.set(PAGE, String(page));
  return `?${address.toString()}`;
}

export interface OpenFile {
  openId: string | null;
  hit: { page: number; text: string } | undefined;
  hrefOf: (fileId: string, page?: number) => string;
  close: () => void;
}

/** Returns the file in the URL, so that a link opens it and the Back button closes it. */
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

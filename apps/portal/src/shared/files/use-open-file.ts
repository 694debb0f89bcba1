import { useSearchParams } from 'react-router';
import { urlFormat, positive } from '../tables/url-format.ts';

const OPEN = 'document';
const PAGE = 'bladzijde';
const SEARCHED = 'zoek';

export const openFileUrl = urlFormat({ openId: [OPEN, 'id'] });

export function urlWithFile(search: URLSearchParams, fileId: string, page?: number): string {
  const url = new URLSearchParams(search);
  url.set(OPEN, fileId);
  if (page === undefined) url.delete(PAGE);
  else url.set(PAGE, String(page));
  return `?${url.toString()}`;
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
    hrefOf: (fileId, page) => urlWithFile(search, fileId, page),
    close: () => {
      const url = new URLSearchParams(search);
      url.delete(OPEN);
      url.delete(PAGE);
      setSearch(url);
    },
  };
}

import { LIST_PAGE_SIZE_MAX, PRINTED_ROWS_MAX } from '@mijn/domain/limits';
import type { Printing } from '@mijn/ui/paged-list';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch } from '../store/hooks.ts';
import { toastShown } from '../store/toasts.slice.ts';
import { loadPictures } from './load-pictures.ts';
import type { Rows } from './table-content.tsx';
import { texts } from './texts.ts';

type LoadPage<Row> = (paging: { page: number; per_page: number }) => Promise<Rows<Row>>;

/** Fetches the rows of all pages. A list that is longer than the maximum of a print gives its first rows. */
export async function allRows<Row>(load: LoadPage<Row>): Promise<Row[]> {
  const first = await load({ page: 1, per_page: LIST_PAGE_SIZE_MAX });
  const wanted = Math.min(first.meta.total, PRINTED_ROWS_MAX);
  const rows = [...first.data];
  for (let page = 2; (page - 1) * LIST_PAGE_SIZE_MAX < wanted; page++) {
    // The pages are fetched one after the other, because a print may wait and other members may not.
    // oxlint-disable-next-line no-await-in-loop
    rows.push(...(await load({ page, per_page: LIST_PAGE_SIZE_MAX })).data);
  }
  return rows.slice(0, PRINTED_ROWS_MAX);
}

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

interface WholeOptions<Whole> {
  isPart: boolean;
  loadWhole: () => Promise<Whole>;
}

/**
 * Loads the rest of a list, renders it for print, and opens the print dialog. The keys of the browser do the same,
 * because a browser that prints by itself cannot wait for rows.
 */
export function useWholePrint<Whole>({ isPart, loadWhole }: WholeOptions<Whole>) {
  const [whole, setWhole] = useState<{ value: Whole }>();
  const [isPending, setPending] = useState(false);
  const dispatch = useAppDispatch();

  const onPrint = async () => {
    if (isPending) return;
    if (!isPart) return window.print();
    setPending(true);
    try {
      setWhole({ value: await loadWhole() });
    } catch {
      dispatch(toastShown('danger', texts.printFailed, 'print'));
    } finally {
      setPending(false);
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPart || !isPrintKey(event)) return;
    event.preventDefault();
    void onPrint();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (!whole) return undefined;
    const end = () => setWhole(undefined);
    let isGone = false;
    const print = () => {
      if (isGone) return;
      window.addEventListener('afterprint', end);
      window.print();
    };
    const pictures = loadPictures();
    if (pictures) void pictures.then(print);
    else print();
    return () => {
      isGone = true;
      window.removeEventListener('afterprint', end);
    };
  }, [whole]);
  return { whole: whole?.value, isPending, onPrint: () => void onPrint() };
}

export function usePrinting<Row>(shown: Rows<Row> | undefined, load: LoadPage<Row>): Printing<Row> {
  const { whole, isPending, onPrint } = useWholePrint({
    isPart: shown !== undefined && shown.meta.total > shown.data.length,
    loadWhole: () => allRows(load),
  });
  return { rows: whole, isPending, onPrint };
}

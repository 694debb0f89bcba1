import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { NoTextNote } from './no-text-note.tsx';
import type { OpenPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { PdfToolbar, type PdfToolbarFrame } from './pdf-toolbar.tsx';
import styles from './pdf-viewer.module.css';
import { PrintNote, usePrinting } from './print-button.tsx';
import { SearchBar } from './search-bar.tsx';
import { TextPage } from './text-page.tsx';
import { texts } from './texts.ts';
import { useHits } from './use-hits.ts';
import { useKeysAround } from './use-keys-around.ts';
import { useReading } from './use-reading.ts';
import { useWidth } from './use-width.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';
import { onViewerKey } from './viewer-keys.ts';
import { factorOf, limitTextZoom, limitZoom, stepZoom, type Zoom } from './zoom.ts';

export interface PdfReaderProps extends PdfToolbarFrame {
  document: OpenPdf;
  initialPage: number;
  initialSearch: string;
  opensAsPages: boolean;
  note: string | undefined;
  hasPageKeys: boolean;
  onPageDrawn: (() => void) | undefined;
}

export function PdfReader({
  document,
  initialPage,
  initialSearch,
  opensAsPages,
  note,
  hasPageKeys,
  onPageDrawn,
  ...frame
}: PdfReaderProps) {
  const count = document.pdf.numPages;
  const reader = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const viewerWidth = useWidth(scroller);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [isSearching, setSearching] = useState(initialSearch !== '');
  const [query, setQuery] = useState(initialSearch);
  const [textZoom, setTextZoom] = useState(1);
  const [isText, setText] = useState(
    document.isNarrow && document.isTextOffered && !opensAsPages && initialSearch === '',
  );
  const pageFactor = viewerWidth > 0 ? factorOf(zoom, document.size.width, viewerWidth) : 0;
  const factor = isText ? textZoom : pageFactor;
  const changeZoom = (next: Zoom) => (isText ? setTextZoom(limitTextZoom(next)) : setZoom(next));
  const reading = useReading(
    scroller,
    { factor: viewerWidth > 0 ? factor : 0, isText },
    Math.min(Math.max(1, initialPage), count),
  );
  const { hits, index, active, isBusy, move } = useHits(document.pdf, isSearching ? query : '', reading.page);
  const printing = usePrinting(document.pdf);
  useWheelZoom(scroller, (by) => changeZoom(limitZoom(factor * by)));

  const showAs = (next: 'text' | 'pages') => {
    // The other pages must be rendered before they can be scrolled to.
    flushSync(() => setText(next === 'text'));
    reading.goTo(reading.page);
  };
  const openSearch = () => {
    // The hits are marked on the pages.
    if (isText) showAs('pages');
    // The field must be rendered before it can get the focus.
    flushSync(() => setSearching(true));
    searchInput.current?.focus();
    searchInput.current?.select();
  };
  const closeSearch = () => {
    setSearching(false);
    searchButton.current?.focus();
  };
  const actions = {
    turn: reading.turn,
    toFirst: () => reading.goTo(1),
    toLast: () => reading.goTo(count),
    zoom: (direction: 1 | -1) => changeZoom(stepZoom(factor, direction)),
    fit: () => changeZoom('fit'),
    search: openSearch,
  };
  useKeysAround(reader, scroller, actions, hasPageKeys);
  return (
    // The keys work wherever the focus is in the viewer. This element is not a control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={reader} className={styles['reader']} onKeyDown={(event) => onViewerKey(event, actions)}>
      <PdfToolbar
        {...frame}
        pages={{
          page: reading.page,
          count,
          onPage: reading.goTo,
          factor,
          isFit: isText ? textZoom === 1 : zoom === 'fit',
          onZoom: changeZoom,
          isSearching,
          onSearch: isSearching ? closeSearch : openSearch,
          printing,
        }}
        searchButton={searchButton}
      />
      {isSearching && (
        <SearchBar
          query={query}
          onChange={setQuery}
          index={index}
          count={hits.length}
          isBusy={isBusy}
          onMove={move}
          onClose={closeSearch}
          inputRef={searchInput}
        />
      )}
      {isSearching && <NoTextNote document={document} />}
      <LeftOutNote document={document} />
      <PrintNote state={printing.state} count={count} />
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      {document.isTextOffered && (
        <div className={styles['choice']}>
          <output>{isText && texts.textOnly}</output>
          <Button variant="text" size="small" onPress={() => showAs(isText ? 'pages' : 'text')}>
            {isText ? texts.showPages : texts.showText}
          </Button>
        </div>
      )}
      <section
        ref={scroller}
        className={styles['scroller']}
        aria-label={texts.pages(frame.name)}
        // The element is focusable, so that the arrow keys scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={reading.onScroll}
      >
        <ol
          className={styles['pages']}
          aria-label={frame.name}
          data-text={isText || undefined}
          style={{ ['--text-zoom' as string]: textZoom }}
        >
          {viewerWidth > 0 &&
            isText &&
            Array.from({ length: count }, (_, at) => (
              <TextPage
                key={at}
                document={document}
                number={at + 1}
                scroller={scroller}
                onDrawn={onPageDrawn}
              />
            ))}
          {pageFactor > 0 &&
            !isText &&
            Array.from({ length: count }, (_, at) => (
              <PdfPage
                key={at}
                document={document}
                number={at + 1}
                zoom={zoom}
                viewerWidth={viewerWidth}
                scroller={scroller}
                hits={hits}
                activeHit={active}
                downloadHref={frame.downloadHref}
                onDrawn={onPageDrawn}
              />
            ))}
        </ol>
      </section>
    </div>
  );
}

import { mdiDownloadOutline } from '@mdi/js';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { LinkButton } from '../link-button/link-button.tsx';
import { boxesOf, type Box } from './hit-boxes.ts';
import type { OpenPdf } from './open-pdf.ts';
// oxlint-disable-next-line mijn/looks -- the paper of a document is white in each scheme, and so is the ground of its marks
import styles from './pdf-page.module.css';
import { texts } from './texts.ts';
import { useNear } from './use-near.ts';
import { usePage } from './use-page.ts';
import type { PageHit } from './use-search.ts';
import { factorOf, PIXELS_PER_POINT, type Zoom } from './zoom.ts';

export interface PdfPageProps {
  document: OpenPdf;
  number: number;
  zoom: Zoom;
  /** The width that is available for a page, in CSS pixels. */
  viewerWidth: number;
  scroller: RefObject<HTMLElement | null>;
  hits: readonly PageHit[];
  activeHit: PageHit | undefined;
  /** The URL of the download link, which is shown if the page cannot be drawn. */
  downloadHref: string | undefined;
  /** Called when the page has been drawn. */
  onDrawn: (() => void) | undefined;
}

const NONE: readonly PageHit[] = [];
const inPercent = ({ left, top, width, height }: Box) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/** A text layer above the picture lets the text be selected and read by screen readers. */
export function PdfPage({
  document,
  number,
  zoom,
  viewerWidth,
  scroller,
  hits,
  activeHit,
  downloadHref,
  onDrawn,
}: PdfPageProps) {
  const page = useRef<HTMLLIElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const activeMark = useRef<HTMLSpanElement>(null);
  const centred = useRef<PageHit>(undefined);
  const [marks, setMarks] = useState<readonly { hit: PageHit; boxes: Box[] }[]>([]);

  const isNear = useNear(page, scroller);
  const [known, setKnown] = useState(document.size);
  const scale = factorOf(zoom, known.width, viewerWidth) * PIXELS_PER_POINT;
  const { size, runs, problem } = usePage(document, number, isNear, scale, { picture, text, onDrawn });
  if (size && (size.width !== known.width || size.height !== known.height)) setKnown(size);

  const isHere = activeHit?.page === number;
  useLayoutEffect(() => {
    const frame = page.current;
    const own = runs.length > 0 ? hits.filter((hit) => hit.page === number) : NONE;
    setMarks(frame ? own.map((hit) => ({ hit, boxes: boxesOf(hit, runs, frame) })) : []);
  }, [hits, runs, number]);

  const isMarked = marks.some(({ hit, boxes }) => hit === activeHit && boxes.length > 0);
  useEffect(() => {
    if (!isHere || centred.current === activeHit) return;
    if (isMarked) {
      activeMark.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
      centred.current = activeHit;
    } else page.current?.scrollIntoView({ block: 'start', inline: 'nearest' });
  }, [isHere, activeHit, isMarked]);

  return (
    <li
      ref={page}
      className={styles['page']}
      aria-label={texts.pageOf(number, document.pdf.numPages)}
      style={{
        width: known.width * scale,
        aspectRatio: `${known.width} / ${known.height}`,
        ['--total-scale-factor' as string]: scale,
      }}
    >
      <div ref={picture} className={styles['picture']} aria-hidden />
      <div className={styles['marks']} aria-hidden>
        {marks.flatMap(({ hit, boxes }) =>
          boxes.map((box, part) => (
            <span
              key={`${hit.start.run} ${hit.start.offset} ${hit.end.offset} ${box.left} ${box.top}`}
              ref={hit === activeHit && part === 0 ? activeMark : undefined}
              className={styles['mark']}
              data-active={hit === activeHit || undefined}
              style={inPercent(box)}
            />
          )),
        )}
      </div>
      <div ref={text} className={styles['text']} />
      {problem && (
        <div className={styles['failed']}>
          <p>{texts.problems[problem]}</p>
          {downloadHref !== undefined && (
            <LinkButton variant="quiet" icon={mdiDownloadOutline} href={downloadHref} download>
              {texts.download}
            </LinkButton>
          )}
        </div>
      )}
    </li>
  );
}

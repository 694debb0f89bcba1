import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { OpenPdf } from './open-pdf.ts';
import { readBlocks, type Block } from './read-blocks.ts';
import { texts } from './texts.ts';
import styles from './text-page.module.css';
import { useNear } from './use-near.ts';

function BlockText({ block }: { block: Block }) {
  if (block.kind !== 'row') return <p className={styles[block.kind]}>{block.text}</p>;
  return (
    <p className={styles['row']}>
      {Array.from(block.cells, (cell, at) => (
        <span key={at}>{cell} </span>
      ))}
    </p>
  );
}

export interface TextPageProps {
  document: OpenPdf;
  number: number;
  scroller: RefObject<HTMLElement | null>;
  /** Called when the text of the page is shown. */
  onDrawn: (() => void) | undefined;
}

/** Shows the text of a page without the page, so that its lines fit a phone. */
export function TextPage({ document, number, scroller, onDrawn }: TextPageProps) {
  const page = useRef<HTMLLIElement>(null);
  const isNear = useNear(page, scroller);
  const [blocks, setBlocks] = useState<readonly Block[] | 'failed'>();
  const isWanted = isNear && blocks === undefined;
  const show = useEffectEvent((read: readonly Block[] | 'failed') => {
    setBlocks(read);
    document.onDrawn();
    onDrawn?.();
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const read = async () => {
      const { items } = await (await document.pdf.getPage(number)).getTextContent();
      return readBlocks(items.filter((item) => 'str' in item));
    };
    void read()
      .catch(() => 'failed' as const)
      .then((found) => isCurrent && show(found));
    return () => {
      isCurrent = false;
    };
  }, [document, number, isWanted]);

  return (
    <li
      ref={page}
      className={styles['page']}
      aria-label={texts.pageOf(number, document.pdf.numPages)}
      data-waiting={blocks === undefined || undefined}
    >
      {document.pdf.numPages > 1 && <p className={styles['number']}>{`${texts.page} ${number}`}</p>}
      {blocks === 'failed' && <p>{texts.textFailed}</p>}
      {Array.isArray(blocks) && blocks.length === 0 && <p>{texts.noTextOnPage}</p>}
      {Array.isArray(blocks) &&
        Array.from(blocks, (block: Block, at) => <BlockText key={at} block={block} />)}
    </li>
  );
}

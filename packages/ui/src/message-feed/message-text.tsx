import { linkedParagraphs } from '@mijn/domain/linked-text';
import { useId, useState } from 'react';
import { Link } from '../link/link.tsx';
import { beginningOf } from './beginning.ts';
import styles from './message-feed.module.css';
import { texts } from './texts.ts';

function Paragraphs({ text }: { text: string }) {
  return linkedParagraphs(text).map((parts, paragraph) => (
    // The paragraphs and parts of a text have no identity other than their position.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={paragraph}>
      {parts.map(({ text: shown, href }, part) =>
        href === undefined ? (
          shown
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <Link key={part} href={href} isExternal={href.startsWith('http')}>
            {shown}
          </Link>
        ),
      )}
    </p>
  ));
}

export interface MessageTextProps {
  /** Plain text. An empty line separates paragraphs. */
  text: string;
  /** Whether a long text is shown as a whole, without a button that shows the rest. */
  isWhole?: boolean;
}

export function MessageText({ text, isWhole: startsWhole = false }: MessageTextProps) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const beginning = startsWhole ? undefined : beginningOf(text);
  return (
    <>
      <div id={id} className={styles['text']}>
        <Paragraphs text={isWhole ? text : (beginning ?? text)} />
      </div>
      {beginning !== undefined && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.less : texts.more}
        </button>
      )}
    </>
  );
}

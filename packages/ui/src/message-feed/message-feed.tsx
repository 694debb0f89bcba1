import { type ReactNode, useId } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Link } from '../link/link.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { MessageText } from './message-text.tsx';
import styles from './message-feed.module.css';
import { texts } from './texts.ts';

export interface MessageProps {
  subject: string;
  href: string;
  /** Plain text. An empty line separates paragraphs. */
  text: string;
  /** Whether a long text is shown as a whole, without a button that shows the rest. */
  isWhole?: boolean;
  author: string;
  /** The times of publication and change, such as "vandaag, 9.12 uur". */
  facts: readonly string[];
  /** Whether the message is new to the user. It then has a dot. */
  isUnread?: boolean;
  files?: ReactNode;
  menu?: ReactNode;
}

export function Message(props: MessageProps) {
  const { subject, href, text, isWhole = false, author, facts, isUnread = false, files, menu } = props;
  const id = useId();
  return (
    <li>
      <article aria-labelledby={id} className={styles['message']}>
        <Avatar name={author} look="surface" />
        <div className={styles['main']}>
          <header>
            <p className={styles['who']}>
              <span>
                <strong>{author}</strong>
                {facts.map((fact) => (
                  <span key={fact} className={styles['fact']}>
                    {fact}
                  </span>
                ))}
                {isUnread && <span className={styles['fresh']}>{texts.fresh}</span>}
              </span>
            </p>
            {menu}
          </header>
          <h2 id={id} className={styles['subject']}>
            <Link href={href}>{subject}</Link>
          </h2>
          <MessageText text={text} isWhole={isWhole} />
          {files}
        </div>
      </article>
    </li>
  );
}

interface MessageFeedProps {
  label: string;
  children: ReactNode;
}

export function MessageFeed({ label, children }: MessageFeedProps) {
  return (
    <ul aria-label={label} className={styles['feed']}>
      {children}
    </ul>
  );
}

export function MessageFeedSkeleton({ messages = 3 }: { messages?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['feed']}>
        {Array.from({ length: messages }, (_, message) => (
          <div key={message} className={styles['message']}>
            <Skeleton width="44px" height="44px" shape="block" />
            <div className={`${styles['main']} ${styles['waiting']}`}>
              <Skeleton width="26ch" />
              <Skeleton width={`${30 - ((message * 7) % 12)}ch`} height="1.6em" />
              <Skeleton />
              <Skeleton width={`${60 - ((message * 13) % 25)}%`} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

export { MessageText } from './message-text.tsx';
export { MessageFile, MessageFiles } from './message-file.tsx';

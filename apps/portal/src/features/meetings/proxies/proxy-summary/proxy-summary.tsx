import { mdiCheckCircleOutline, mdiClockOutline, mdiCloseCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Avatar } from '@mijn/ui/avatar';
import { Icon } from '@mijn/ui/icon';
import { Tag } from '@mijn/ui/tag';
import { type ProxyVote, voteIcons } from '../../voting/vote-icons.ts';
import styles from './proxy-summary.module.css';

export interface ProxySummaryItem {
  id: string;
  /** The number of the proposal on the agenda. */
  number: number;
  title: string;
  vote: ProxyVote;
  /** The vote in words, such as "Voor" or "A. de Vries beslist". */
  text: string;
  /** A remark for the giver, such as that the proposal was changed later. */
  warning?: string | undefined;
}

export interface ProxySummaryProps {
  /** Whose initials are shown. */
  person: string;
  /** What the proxy says, such as "A. de Vries stemt voor u". */
  title: string;
  /** More about the person, such as the apartment. */
  detail?: ReactNode;
  /** The state of the proxy in words, with its tone: green for accepted, orange for waiting and red for refused. */
  state: { tone: 'done' | 'waiting' | 'refused'; text: string };
  /** The name of the list of proposals, for screen readers. */
  itemsLabel: string;
  /** The proposals with an instruction, in the order of the agenda. */
  items?: readonly ProxySummaryItem[];
  /** Buttons and links, of which the first one is the most used. */
  actions?: ReactNode;
  /** Quiet sentences below the buttons, such as until when the proxy can be changed. */
  children?: ReactNode;
}

const stateIcons = {
  done: mdiCheckCircleOutline,
  waiting: mdiClockOutline,
  refused: mdiCloseCircleOutline,
} as const;

const NONE: readonly ProxySummaryItem[] = [];

/** Shows a proxy: who votes for whom, its state, and what the holder must vote. */
export function ProxySummary({
  person,
  title,
  detail,
  state,
  itemsLabel,
  items = NONE,
  actions,
  children,
}: ProxySummaryProps) {
  return (
    <div className={styles['place']}>
      <article className={styles['proxy']}>
        <div className={styles['head']}>
          <Avatar name={person} look="surface" />
          <div className={styles['who']}>
            <h3>{title}</h3>
            {detail !== undefined && <p className={styles['detail']}>{detail}</p>}
          </div>
          <p className={styles['state']} data-tone={state.tone}>
            <Icon path={stateIcons[state.tone]} />
            <span>{state.text}</span>
          </p>
        </div>
        {items.length > 0 && (
          <ol aria-label={itemsLabel} className={styles['items']}>
            {items.map(({ id, number, title: subject, vote, text, warning }) => (
              <li key={id}>
                <span className={styles['number']}>{number}</span>
                <span className={styles['subject']}>
                  {subject}
                  {warning !== undefined && <Tag look="warning">{warning}</Tag>}
                </span>
                <span className={styles['vote']} data-vote={vote}>
                  <Icon path={voteIcons[vote]} />
                  <span>{text}</span>
                </span>
              </li>
            ))}
          </ol>
        )}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        {children !== undefined && <div className={styles['fine']}>{children}</div>}
      </article>
    </div>
  );
}

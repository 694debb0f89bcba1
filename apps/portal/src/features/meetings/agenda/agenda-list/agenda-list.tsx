import { mdiGavel, mdiInformationOutline, mdiMessageTextOutline } from '@mdi/js';
import type { AgendaItemKind, SinceConvocation } from '@mijn/domain/agenda';
import type { ReactNode } from 'react';
import { DateText } from '@mijn/ui/date-text';
import { Icon } from '@mijn/ui/icon';
import { Tag } from '@mijn/ui/tag';
import styles from './agenda-list.module.css';
import { SinceConvocationNote } from '../since-convocation.tsx';
import { AgendaDocuments, type AgendaDocument } from './agenda-documents.tsx';
import { type AgendaProposal, ProposalBox } from './proposal-box.tsx';
import { texts } from './texts.ts';

export interface AgendaListItem {
  id: string;
  number: number;
  title: string;
  kind: AgendaItemKind;
  /** A text with line breaks, or null. */
  text?: string | null;
  /** The day of the last change after the members were convened, in local time, or null. */
  changedOn?: string | null;
  /** How the item differs from the convocation, or null. */
  since_convocation?: SinceConvocation | null;
  proposal?: AgendaProposal | null;
  documents?: readonly AgendaDocument[];
  /** Whether the meeting is over, so that the item says what was done and not what is asked. */
  isPast?: boolean;
  /** How the proposal of a meeting that is over ended, as a status with its votes. */
  outcome?: ReactNode;
  /** What a member does about the item, such as a vote. It stands below the documents, and is not printed. */
  own?: ReactNode;
  /** The buttons of who may change the agenda. They are not printed. */
  actions?: ReactNode;
}

export interface AgendaListProps {
  /** The name of the agenda, such as "Agenda". */
  label: string;
  /** The items in their order. Those to decide have a proposal. */
  items: readonly AgendaListItem[];
}

const icons: Readonly<Record<AgendaItemKind, string>> = {
  note: mdiInformationOutline,
  discuss: mdiMessageTextOutline,
  decide: mdiGavel,
};

function Kind({ kind, isPast = false, outcome }: Pick<AgendaListItem, 'kind' | 'isPast' | 'outcome'>) {
  if (outcome !== undefined) return <span className={styles['outcome']}>{outcome}</span>;
  if (isPast && kind === 'decide') return null;
  return (
    <span className={styles['kind']} data-kind={kind}>
      <Icon path={icons[kind]} />
      {isPast && kind !== 'decide' ? texts.pastKinds[kind] : texts.kinds[kind]}
    </span>
  );
}

/** Shows the agenda of a meeting: what each item is about, what is proposed, and the documents of each item. */
export function AgendaList({ label, items }: AgendaListProps) {
  return (
    <ol aria-label={label} className={styles['list']}>
      {items.map(
        ({ id, number, title, kind, text, changedOn, proposal, documents, own, actions, ...item }) => (
          <li key={id} className={styles['item']}>
            <span className={styles['number']}>{number}</span>
            <div className={styles['head']}>
              <h3>{title}</h3>
              <Kind kind={kind} {...item} />
            </div>
            {typeof changedOn === 'string' && (
              <p className={styles['changed']}>
                <Tag look="warning">
                  <span>
                    {item.since_convocation === 'added' ? texts.added : texts.changed}{' '}
                    <DateText date={changedOn} />
                  </span>
                </Tag>
              </p>
            )}
            {typeof text === 'string' && <p className={styles['text']}>{text}</p>}
            {proposal && <ProposalBox {...proposal} isPast={item.isPast} />}
            {proposal && <SinceConvocationNote since={item.since_convocation ?? null} />}
            {documents !== undefined && documents.length > 0 && <AgendaDocuments documents={documents} />}
            {own !== undefined && <div className={styles['own']}>{own}</div>}
            {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
          </li>
        ),
      )}
    </ol>
  );
}

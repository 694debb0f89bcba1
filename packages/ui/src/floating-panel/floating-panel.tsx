import { mdiChevronDown, mdiChevronUp, mdiClose } from '@mdi/js';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './floating-panel.module.css';
import { useKeepFocus } from '../keep-focus/keep-focus.ts';
import { texts } from './texts.ts';

export interface FloatingPanelProps {
  title: string;
  /** One line that says how far the task is. It stays when the panel is collapsed. Screen readers read a change. */
  summary?: string;
  /** The number of problems that need the user. If it grows, a collapsed panel opens. */
  problemCount?: number;
  /** Called when the user closes the panel. Without this function the panel cannot be closed, only collapsed. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** Shows the button that closes the panel. The panel goes with it, so the focus moves to the page. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const ref = useKeepFocus('row');
  return <IconButton ref={ref} icon={mdiClose} label={texts.close} onPress={onClose} />;
}

/** Shows a panel in a corner that stays while the user continues to work. It can be collapsed to its title. */
export function FloatingPanel({ title, summary, problemCount = 0, onClose, children }: FloatingPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [lastCount, setLastCount] = useState(problemCount);
  if (problemCount !== lastCount) {
    setLastCount(problemCount);
    if (problemCount > lastCount) setOpen(true);
  }
  return (
    <section aria-labelledby={id} className={styles['panel']} data-collapsed={!isOpen || undefined}>
      <header className={styles['head']}>
        <div className={styles['titles']}>
          <h2 id={id}>{title}</h2>
          {summary !== undefined && <output className={styles['summary']}>{summary}</output>}
        </div>
        <IconButton
          icon={isOpen ? mdiChevronDown : mdiChevronUp}
          label={isOpen ? texts.collapse : texts.expand}
          onPress={() => setOpen(!isOpen)}
        />
        {onClose && <CloseButton onClose={onClose} />}
      </header>
      {isOpen && <div className={styles['content']}>{children}</div>}
    </section>
  );
}

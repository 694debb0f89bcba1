import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { CountBadge, type CountBadgeProps } from '@mijn/ui/count-badge';
import styles from './tabs.module.css';
import { useTabStop } from './use-tab-stop.ts';

export interface TabsProps<Id extends string> {
  /** The name of the tab list, such as "Soort actiepunten". */
  label: string;
  tabs: readonly {
    id: Id;
    label: string;
    badge?: CountBadgeProps;
    isDisabled?: boolean;
    /** The content of the tab. */
    content: ReactNode;
  }[];
  selected: Id;
  onChange: (id: Id) => void;
}

/** Returns the tab that gets the focus for a key. The arrow keys go round, and skip tabs that are disabled. */
function tabFor(key: string, here: HTMLElement): HTMLElement | undefined {
  const tabs = [...(here.parentElement?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)') ?? [])];
  const at = tabs.indexOf(here);
  const target = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 }[key];
  return target === undefined ? undefined : tabs.at(target);
}

function TabPanel({ id, tabId, children }: { id: string; tabId: string; children: ReactNode }) {
  return (
    <div ref={useTabStop()} role="tabpanel" id={id} aria-labelledby={tabId}>
      {children}
    </div>
  );
}

/** Shows one of several parts of a page. */
export function Tabs<Id extends string>({ label, tabs, selected, onChange }: TabsProps<Id>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = tabFor(event.key, event.currentTarget);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.click();
  };
  return (
    <div className={styles['tabs']}>
      <div role="tablist" aria-label={label} className={styles['list']}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            // The Tab key reaches the selected tab only, and the arrow keys reach the others.
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={tab.isDisabled}
            className={styles['tab']}
            onClick={() => onChange(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.badge && <CountBadge {...tab.badge} />}
          </button>
        ))}
      </div>
      <TabPanel key={selected} id={`${id}-panel`} tabId={`${id}-${selected}`}>
        {tabs.find((tab) => tab.id === selected)?.content}
      </TabPanel>
    </div>
  );
}

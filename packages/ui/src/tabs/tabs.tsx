import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { CountBadge, type CountBadgeProps } from '../count-badge/count-badge.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import styles from './tabs.module.css';

export interface TabsProps<Id extends string> {
  /** What one chooses between: "Soort actiepunten". */
  label: string;
  tabs: readonly {
    id: Id;
    label: string;
    badge?: CountBadgeProps;
    isDisabled?: boolean;
    /** What the tab shows. */
    content: ReactNode;
  }[];
  selected: Id;
  onChange: (id: Id) => void;
}

/** Parts of one page of which one is shown. Where a part has an address of its own: TabLinks. */
export function Tabs<Id extends string>({ label, tabs, selected, onChange }: TabsProps<Id>) {
  const choose = (key: unknown) => {
    const tab = tabs.find(({ id }) => id === key);
    if (tab) onChange(tab.id);
  };
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={choose} className={styles['tabs'] ?? ''}>
      <TabList aria-label={label} className={styles['list'] ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false} className={styles['tab'] ?? ''}>
            {tab.label}
            {tab.badge && <CountBadge {...tab.badge} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles['panel'] ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

export interface TabLinksProps {
  label: string;
  links: readonly { href: string; label: string; badge?: CountBadgeProps; isCurrent?: boolean }[];
}

/** Looks like tabs, and is what it does: links to parts that have an address of their own. */
export function TabLinks({ label, links }: TabLinksProps) {
  const { Link } = useLinks();
  return (
    <nav aria-label={label}>
      <ul className={styles['list']}>
        {links.map(({ href, label: text, badge, isCurrent = false }) => (
          <li key={href}>
            <Link href={href} className={styles['tab'] ?? ''} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              {badge && <CountBadge {...badge} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

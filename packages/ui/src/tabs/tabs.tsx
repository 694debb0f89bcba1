import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { CountBadge, type CountBadgeProps } from '../count-badge/count-badge.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import styles from './tabs.module.css';

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

/** Shows one of several parts of a page. Use TabLinks if the parts have their own URL. */
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

/** Shows links that look like tabs, for parts that have their own URL. */
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

import { Header, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { MenuEntry, MenuGroup } from './menu-entries.ts';
import styles from './menu.module.css';
import { texts } from './texts.ts';

function Entry({ entry }: { entry: MenuEntry }) {
  const { label, icon, badge, isCurrent = false, isDanger = false } = entry;
  const target = entry.href === undefined ? { onAction: entry.onAction } : { href: entry.href };
  return (
    <MenuItem
      {...target}
      id={entry.id}
      textValue={label}
      isDisabled={entry.isDisabled ?? false}
      className={styles['entry'] ?? ''}
      data-current={isCurrent || undefined}
      data-danger={isDanger || undefined}
    >
      {icon !== undefined && <Icon path={icon} />}
      <span className={styles['label']}>{label}</span>
      {isCurrent && <VisuallyHidden>{texts.current}</VisuallyHidden>}
      {badge && <CountBadge {...badge} />}
    </MenuItem>
  );
}

export function MenuGroupSection({ group: { heading, entries } }: { group: MenuGroup }) {
  return (
    <MenuSection
      className={styles['group'] ?? ''}
      {...(heading === undefined ? { 'aria-label': texts.group } : {})}
    >
      {heading !== undefined && <Header className={styles['heading'] ?? ''}>{heading}</Header>}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </MenuSection>
  );
}

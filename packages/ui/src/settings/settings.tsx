import { mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { useSmallScreen } from '../data-table/use-small-screen.ts';
import { Icon } from '../icon/icon.tsx';
import { useLinks } from '../link-provider/link-provider.tsx';
import styles from './settings.module.css';

export interface SettingsPartName {
  /** The id of the part, which is also its anchor in the URL. */
  id: string;
  title: string;
}

interface SettingsGroup {
  id: string;
  /** The URL of the page at the first part of the group. */
  href: string;
  title: string;
  /** What is on, which a phone shows beside the title. */
  state?: ReactNode;
  /** The parts of the group. */
  children: ReactNode;
}

export interface SettingsLayoutProps {
  /** The name of the list of groups, for screen readers. */
  label: string;
  groups: readonly SettingsGroup[];
  /** The id of the group that the URL names. A phone shows it without the list and the other groups. */
  open?: string | undefined;
}

export function SettingsLayout({ label, groups, open }: SettingsLayoutProps) {
  const { Link } = useLinks();
  const current = open ?? groups[0]?.id;
  const isPage = useSmallScreen('phone') === true && open !== undefined;
  const shown = isPage ? groups.filter(({ id }) => id === open) : groups;
  return (
    <div className={styles['layout']} data-open={open !== undefined || undefined}>
      {!isPage && (
        <nav aria-label={label}>
          <ul className={styles['contents']}>
            {groups.map(({ id, href, title, state }) => (
              <li key={id}>
                <Link href={href} aria-current={id === current ? 'true' : undefined}>
                  <span>{title}</span>
                  <span className={styles['on']}>{state}</span>
                  <Icon path={mdiChevronRight} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles['groups']}>
        {shown.map(({ id, children }) => (
          <div key={id}>{children}</div>
        ))}
      </div>
    </div>
  );
}

export interface SettingsPartProps extends SettingsPartName {
  /** The purpose of the part, in one sentence. */
  intro?: ReactNode;
  children: ReactNode;
}

export function SettingsPart({ id, title, intro, children }: SettingsPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles['part']}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {intro !== undefined && <p>{intro}</p>}
      <div className={styles['content']}>{children}</div>
    </section>
  );
}

export interface SettingRow {
  id: string;
  icon?: string | undefined;
  name: string;
  /** More about the setting, below its name. */
  text?: ReactNode;
  /** The state of the setting, or the actions on it, at the end of the row. */
  end?: ReactNode;
}

export function SettingRows({ label, rows }: { label: string; rows: readonly SettingRow[] }) {
  return (
    <ul aria-label={label} className={styles['rows']}>
      {rows.map(({ id, icon, name, text, end }) => (
        <li key={id} className={styles['row']} data-icon={icon === undefined ? undefined : true}>
          {icon !== undefined && (
            <span className={styles['icon']}>
              <Icon path={icon} />
            </span>
          )}
          <div className={styles['text']}>
            <strong>{name}</strong>
            {text !== undefined && <div>{text}</div>}
          </div>
          {end !== undefined && <div className={styles['end']}>{end}</div>}
        </li>
      ))}
    </ul>
  );
}

/** Shows the state of a setting: a dot and a word. The dot is green if the setting is on. */
export function SettingState({ isOn, children }: { isOn: boolean; children: string }) {
  return (
    <span className={styles['state']}>
      <span className={styles['dot']} data-on={isOn || undefined} />
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './settings.module.css';

export interface SettingsPartName {
  /** The id of the part, which is also its anchor in the URL. */
  id: string;
  title: string;
}

export interface SettingsLayoutProps {
  /** The name of the list of parts, for screen readers. */
  label: string;
  parts: readonly SettingsPartName[];
  /** The id of the part that the URL names. */
  current?: string | undefined;
  children: ReactNode;
}

export function SettingsLayout({ label, parts, current, children }: SettingsLayoutProps) {
  return (
    <div className={styles['layout']}>
      <nav aria-label={label}>
        <ul className={styles['contents']}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['parts']}>{children}</div>
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

import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { Switch, type SwitchProps } from '../switch/switch.tsx';
import styles from './switch-list.module.css';

export interface SwitchListProps {
  label: string;
  entries: readonly (SwitchProps & { id: string })[];
}

export function SwitchList({ label, entries }: SwitchListProps) {
  return (
    <ul aria-label={label} className={styles['list']}>
      {entries.map(({ id, ...entry }) => (
        <li key={id}>
          <Switch {...entry} />
        </li>
      ))}
    </ul>
  );
}

export function SwitchListSkeleton({ entries = 4 }: { entries?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['list']}>
        {Array.from({ length: entries }, (_, entry) => (
          <div key={entry}>
            <Skeleton width={`${12 + ((entry * 5) % 9)}ch`} height="var(--size-touch)" />
            <Skeleton width={`${20 + ((entry * 11) % 12)}ch`} height="1.4em" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

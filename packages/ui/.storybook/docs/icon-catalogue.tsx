import { useState } from 'react';
import icons from 'virtual:icons';
import type { UsedIcon } from '../catalogue/project-facts.ts';
import { EmptyState } from '../../src/empty-state/empty-state.tsx';
import { ListCount } from '../../src/list-count/list-count.tsx';
import { Icon } from '../../src/icon/icon.tsx';
import { SearchField } from '../../src/search-field/search-field.tsx';
import { Stack } from '../../src/stack/stack.tsx';
import styles from './icon-catalogue.module.css';

const importOf = (name: string): string => `import { ${name} } from '@mdi/js';`;

interface EntryProps {
  name: string;
  icon: UsedIcon;
  isCopied: boolean;
  onCopy: () => void;
}

function Entry({ name, icon: { path, files }, isCopied, onCopy }: EntryProps) {
  return (
    <li>
      <button type="button" className={styles['icon']} onClick={onCopy}>
        <Icon path={path} size="large" />
        <span>{name}</span>
        <small>{isCopied ? 'gekopieerd' : `${files}×`}</small>
      </button>
    </li>
  );
}

export function IconCatalogue() {
  const [q, setQ] = useState('');
  const [copied, setCopied] = useState<string>();
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(q.trim().toLowerCase()));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(importOf(name));
    setCopied(name);
  };
  return (
    <Stack>
      <SearchField label="Zoek een icoon" value={q} onChange={setQ} onClear={() => setQ('')} />
      <ListCount count={found.length === 1 ? '1 icoon' : `${found.length} iconen`} />
      {found.length === 0 ? (
        <EmptyState title="Niets gevonden" level={3}>
          De namen zijn Engels, zoals “plus”, “close” en “file”.
        </EmptyState>
      ) : (
        <ul className={styles['icons']}>
          {found.map(([name, icon]) => (
            <Entry
              key={name}
              name={name}
              icon={icon}
              isCopied={copied === name}
              onCopy={() => void copy(name)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

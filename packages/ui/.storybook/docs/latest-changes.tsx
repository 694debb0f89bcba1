import facts from 'virtual:project-facts';
import type { Change } from '../catalogue/read-facts.ts';

interface Listed extends Change {
  folders: string[];
}

const LATEST = 100;

const kinds = { feat: 'nieuw', fix: 'verbeterd', perf: 'sneller' };

function listed(): Listed[] {
  const changes = new Map<string, Listed>();
  for (const [folder, ofFolder] of Object.entries(facts.changes))
    for (const change of ofFolder) {
      const key = `${change.date}${change.text}`;
      const known = changes.get(key);
      if (known) known.folders.push(folder);
      else changes.set(key, { ...change, folders: [folder] });
    }
  return [...changes.values()]
    .toSorted((left, right) => right.date.localeCompare(left.date))
    .slice(0, LATEST);
}

const MOST_FOLDERS = 4;

const foldersIn = (folders: readonly string[]): string =>
  folders.length > MOST_FOLDERS ? `${folders.length} onderdelen` : folders.join(', ');

export function LatestChanges() {
  const days = Map.groupBy(listed(), ({ date }) => date);
  if (days.size === 0) return <p>De geschiedenis van de code is hier niet beschikbaar.</p>;
  return [...days].map(([date, changes]) => (
    <section key={date}>
      <h2>{date.split('-').toReversed().map(Number).join('-')}</h2>
      <ul>
        {changes.map(({ kind, text, folders }) => (
          <li key={text}>
            <strong>{kinds[kind]}</strong>: <span lang="en">{text}</span> ({foldersIn(folders)})
          </li>
        ))}
      </ul>
    </section>
  ));
}

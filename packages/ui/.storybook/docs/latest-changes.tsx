import { toId } from 'storybook/internal/csf';
import facts from 'virtual:project-facts';
import { inWords, kindNames } from '../catalogue/change-words.ts';
import { components, pageNameOf } from '../catalogue/components.ts';
import type { ChangeKind } from '../catalogue/read-facts.ts';

/** The number of days with changes that the page shows. */
const LATEST = 10;

/** Returns the titles of the components in a folder. A folder of parts that no page explains has none. */
const titlesIn = (folder: string): string[] =>
  Object.entries(components)
    .filter(([, { name }]) => `${folder}/${name}` in facts.uses)
    .map(([title]) => title);

type Day = Map<ChangeKind, Set<string>>;

function days(): [date: string, day: Day][] {
  const byDate = new Map<string, Day>();
  for (const [folder, changes] of Object.entries(facts.changes))
    for (const { date, kinds } of changes)
      for (const kind of kinds) {
        const day = byDate.get(date) ?? new Map<ChangeKind, Set<string>>();
        byDate.set(date, day.set(kind, new Set([...(day.get(kind) ?? []), ...titlesIn(folder)])));
      }
  return [...byDate].toSorted(([left], [right]) => right.localeCompare(left)).slice(0, LATEST);
}

function ComponentLinks({ titles }: { titles: readonly string[] }) {
  return titles.map((title, at) => (
    <span key={title}>
      {at > 0 && ', '}
      <a href={`./?path=/docs/${toId(title, pageNameOf(title))}`} target="_top">
        {title.split('/').at(-1)}
      </a>
    </span>
  ));
}

export function LatestChanges() {
  const latest = days();
  if (latest.length === 0) return <p>De geschiedenis van de code is hier niet beschikbaar.</p>;
  return latest.map(([date, day]) => (
    <section key={date}>
      <h2>{inWords(date)}</h2>
      <ul>
        {[...day].map(([kind, titles]) => (
          <li key={kind}>
            <strong>{kindNames[kind]}</strong>: <ComponentLinks titles={[...titles].toSorted()} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

import type { ReadSearch, SearchHit, SearchKind } from '@mijn/domain/search';
import {
  type createSnippets,
  findHits,
  passesOf,
  type SearchSource,
  type Sought,
} from '../../capabilities/search/index.ts';
import type { Database } from '../../platform/database/index.ts';

interface KindSource {
  kind: SearchKind;
  source: SearchSource;
}

interface FoundKind {
  kind: SearchKind;
  total: number;
  hits: SearchHit[];
  /** True if the hits have not all words. */
  is_partial?: true;
}

/** So many hits with all words are enough: hits with most of them are then not searched. */
const ENOUGH = 5;

/** The first kinds are what most people look for, if several kinds have equally good hits. */
const ORDER: readonly SearchKind[] = [
  'forms',
  'documents',
  'meetings',
  'decisions',
  'news',
  'newsletters',
  'bulletin',
  'todos',
  'invoices',
  'albums',
];

/** The name of a hit, a text, or a part of a word has the words. Hits of the same class are equally good. */
const CLASSES = [4, 1, 0];

const classOf = (best: number): number => CLASSES.findIndex((least) => best >= least);

interface Ranked extends FoundKind {
  best: number;
}

/** Returns the kinds with the best hits first. The kind that the text names is the best one of its class. */
function rankedOf(found: readonly Ranked[], read: ReadSearch): FoundKind[] {
  const isNamed = (one: FoundKind): boolean => read.words.some(({ kind }) => kind === one.kind);
  const ranksOf = (one: Ranked): number[] => [
    Number(one.is_partial ?? false),
    one.is_partial ? -one.best : classOf(one.best),
    Number(!isNamed(one)),
    ORDER.indexOf(one.kind),
  ];
  const compare = (one: readonly number[], other: readonly number[]): number =>
    one.map((rank, at) => rank - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return found
    .toSorted((one, other) => compare(ranksOf(one), ranksOf(other)))
    .map(({ best: _best, ...kind }) => kind);
}

const countOf = (found: readonly Ranked[]): number => found.reduce((sum, { total }) => sum + total, 0);

/**
 * Returns the hits of each kind. Kinds without a hit with all words are searched for most of them, unless other kinds have
 * enough hits.
 */
export async function findInKinds(
  { database, associationId, now }: { database: Database; associationId: string; now: Date },
  read: ReadSearch,
  sources: readonly KindSource[],
  snippetOf: ReturnType<typeof createSnippets>,
): Promise<FoundKind[]> {
  const shared = passesOf(read, undefined, now);
  const passesFor = (kind: SearchKind): readonly Sought[] =>
    read.words.some((word) => word.kind === kind) ? passesOf(read, kind, now) : shared;
  const searched = sources.map((source) => ({ ...source, passes: passesFor(source.kind) }));
  const found: Ranked[] = [];
  for (let at = 0; at < Math.max(...searched.map(({ passes }) => passes.length)); at += 1) {
    const isLast = searched.every(({ passes }) => (passes[at]?.least ?? 1) <= 1);
    const open = searched.filter(({ kind }) => !found.some((one) => one.kind === kind));
    if (countOf(found) >= (isLast && at > 1 ? 1 : ENOUGH)) break;
    const results = await Promise.all(
      open.flatMap(({ kind, source, passes }) => {
        const sought = passes[at];
        if (!sought) return [];
        const hits = findHits(database, associationId, sought, source, snippetOf);
        return [
          hits.then((result) => ({
            kind,
            ...result,
            ...(sought.isPartial && { is_partial: true as const }),
          })),
        ];
      }),
    );
    found.push(...results.filter(({ total }) => total > 0));
  }
  return rankedOf(found, read);
}

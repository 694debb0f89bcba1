import { isDay } from '@mijn/domain/formats';
import { SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';

interface Kinds {
  text: string;
  id: string;
  year: number;
  flag: boolean;
  page: number;
  day: string;
  /** An amount in cents, which is in euros in the URL: `12.50`. */
  amount: number;
}

type Value = string | number | boolean;

type Kind = keyof Kinds | readonly string[];

type ValueOf<K extends Kind> = K extends keyof Kinds
  ? Kinds[K]
  : K extends readonly (infer Text)[]
    ? Text
    : never;

/**
 * The settings of a list, each with the Dutch query parameter in the URL and its kind. A setting that is `passing`, and a
 * page, are not kept for the next visit.
 */
type UrlSpec = Readonly<Record<string, readonly [word: string, kind: Kind, kept?: 'passing']>>;

export type SettingsOf<Spec extends UrlSpec> = { [Name in keyof Spec]?: ValueOf<Spec[Name][1]> };

export type SettingChanges<Settings> = { [Name in keyof Settings]?: Settings[Name] | undefined };

type AnySettings = Readonly<Record<string, Value | undefined>>;

export interface UrlFormat<Settings> {
  /** Returns the settings in a URL. Invalid values are left out. */
  read: (search: URLSearchParams) => Settings;
  write: (settings: AnySettings) => string;
  /** Returns the query string after a change. The list goes to its first page, unless only the page changes. */
  changeIn: (search: URLSearchParams, changes: SettingChanges<Settings>) => URLSearchParams;
  /** Returns the query string without invalid settings such as `?afgehandeld=misschien`. */
  withoutNonsense: (search: URLSearchParams) => URLSearchParams;
  keep: (settings: Settings) => Record<string, Value>;
  /** Returns whether a search or a filter narrows the list. */
  isFiltered: (settings: Settings) => boolean;
  /** The change that takes the search and all filters away. */
  withoutFilters: SettingChanges<Settings>;
  restore: (kept: AnySettings) => Settings;
}

export const sortsBy = <const Name extends string>(...names: readonly Name[]) =>
  names.flatMap((name) => [name, `-${name}` as const]);

export const positive = (text: string | null): number | undefined => {
  const figure = Number(text);
  return Number.isInteger(figure) && figure > 0 ? figure : undefined;
};

const readers: { [Name in keyof Kinds]: (text: string) => Kinds[Name] | undefined } = {
  // A link can contain more text than a search accepts.
  text: (text) => text.slice(0, SEARCH_TEXT_LENGTH_MAX) || undefined,
  id: (text) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text) ? text : undefined),
  year: (text) => (/^(1[89]|2[01])\d\d$/u.test(text) ? Number(text) : undefined),
  flag: (text) => ({ ja: true, nee: false })[text],
  page: positive,
  day: (text) => (isDay(text) ? text : undefined),
  amount: (text) => (/^-?\d{1,12}(\.\d\d)?$/u.test(text) ? Math.round(Number(text) * 100) : undefined),
};

const valueOf = (kind: Kind, text: string): Value | undefined =>
  typeof kind === 'string' ? readers[kind](text) : kind.find((known) => known === text);

/** Returns cents as euros, without the cents of whole euros: `12.50`, or `12`. */
export const inEuros = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);

function written(kind: Kind | undefined, value: Value): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  return kind === 'amount' ? inEuros(Number(value)) : String(value);
}

/**
 * Converts between the settings of a list and the query string of its URL: `?zoek=dak&afgehandeld=nee`.
 * @param wider the settings that do not narrow the list, besides its sort order and its pages.
 */
export function urlFormat<const Spec extends UrlSpec>(
  spec: Spec,
  wider: readonly (keyof Spec)[] = [],
): UrlFormat<SettingsOf<Spec>> {
  const entries = Object.entries(spec);
  const isPage = (name: string): boolean => spec[name]?.[1] === 'page';
  const filters = Object.keys(spec).filter(
    (name) => !isPage(name) && name !== 'sort' && !wider.includes(name),
  );
  const isKept = (name: string): boolean => !isPage(name) && spec[name]?.[2] !== 'passing';

  const cleared = filters.map((name) => [name, undefined]);

  const read = (search: URLSearchParams): SettingsOf<Spec> => {
    const found = entries.map(([name, [word, kind]]) => [name, valueOf(kind, search.get(word) ?? '')]);
    return Object.fromEntries(found.filter(([, value]) => value !== undefined));
  };
  const writeTo = (search: URLSearchParams, settings: Readonly<Record<string, unknown>>): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const [name, [word, kind]] of entries) {
      const value = settings[name];
      const isFirstPage = isPage(name) && value === 1;
      next.delete(word);
      // A stored value may be damaged.
      if (isValue(value) && value !== '' && !isFirstPage) next.set(word, written(kind, value));
    }
    return next;
  };
  return {
    read,
    restore: (kept) => read(writeTo(new URLSearchParams(), kept)),
    write: (settings) => {
      const search = writeTo(new URLSearchParams(), settings);
      return search.size > 0 ? `?${search.toString()}` : '';
    },
    changeIn: (search, changes) => {
      const isTurning = Object.keys(changes).every(isPage);
      const stays = Object.entries(read(search)).filter(([name]) => isTurning || !isPage(name));
      return writeTo(search, { ...Object.fromEntries(stays), ...changes });
    },
    withoutNonsense: (search) => {
      const sensible = new URLSearchParams(search);
      for (const [, [word, kind]] of entries) {
        if (valueOf(kind, search.get(word) ?? '') === undefined) sensible.delete(word);
      }
      return sensible;
    },
    isFiltered: (settings) => Object.entries(settings).some(([name]) => filters.includes(name)),
    withoutFilters: Object.fromEntries(cleared),
    keep: (settings) => Object.fromEntries(Object.entries(settings).filter(([name]) => isKept(name))),
  };
}

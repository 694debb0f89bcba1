import { SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';

/** What a setting of a list can be: a text, an id, a year, yes and no, or the page of a list. */
interface Kinds {
  text: string;
  id: string;
  year: number;
  flag: boolean;
  page: number;
}

type Value = string | number | boolean;

/** A kind of setting, or the texts that it can be. */
type Kind = keyof Kinds | readonly string[];

type ValueOf<K extends Kind> = K extends keyof Kinds
  ? Kinds[K]
  : K extends readonly (infer Text)[]
    ? Text
    : never;

/**
 * The settings of a list by name: each with the Dutch word that stands for it in the address. What is `passing` is of
 * this visit alone, as every page is; the rest is kept for the next one.
 */
type AddressSpec = Readonly<Record<string, readonly [word: string, kind: Kind, kept?: 'passing']>>;

export type SettingsOf<Spec extends AddressSpec> = { [Name in keyof Spec]?: ValueOf<Spec[Name][1]> };

/** What a setting is changed to; undefined takes it away. */
export type SettingChanges<Settings> = { [Name in keyof Settings]?: Settings[Name] | undefined };

type AnySettings = Readonly<Record<string, Value | undefined>>;

export interface AddressFormat<Settings> {
  /** The settings that an address holds. What makes no sense is left out. */
  read: (search: URLSearchParams) => Settings;
  /** The settings as the search part of an address; empty without any. */
  write: (settings: AnySettings) => string;
  /**
   * The search part of an address after a change of settings: lists start at their first page again, unless pages are all
   * that changes. What else stands in it stays.
   */
  changeIn: (search: URLSearchParams, changes: SettingChanges<Settings>) => URLSearchParams;
  /** An address without the settings that make no sense: `?afgehandeld=misschien`. */
  withoutNonsense: (search: URLSearchParams) => URLSearchParams;
  /** What is kept of the settings for the next visit. */
  keep: (settings: Settings) => Record<string, Value>;
  /** The settings that were kept at an earlier visit. What makes no sense any more is left out. */
  restore: (kept: AnySettings) => Settings;
}

/** A list can be sorted by each of these names, from the lowest or from the highest. */
export const sortsBy = <const Name extends string>(...names: readonly Name[]) =>
  names.flatMap((name) => [name, `-${name}` as const]);

/** A whole number above zero; undefined for anything else. */
export const positive = (text: string | null): number | undefined => {
  const figure = Number(text);
  return Number.isInteger(figure) && figure > 0 ? figure : undefined;
};

const readers: { [Name in keyof Kinds]: (text: string) => Kinds[Name] | undefined } = {
  // A link may hold more than a search takes.
  text: (text) => text.slice(0, SEARCH_TEXT_LENGTH_MAX) || undefined,
  id: (text) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text) ? text : undefined),
  year: (text) => (/^(1[89]|2[01])\d\d$/u.test(text) ? Number(text) : undefined),
  flag: (text) => ({ ja: true, nee: false })[text],
  page: positive,
};

const valueOf = (kind: Kind, text: string): Value | undefined =>
  typeof kind === 'string' ? readers[kind](text) : kind.find((known) => known === text);

const written = (value: Value): string =>
  typeof value === 'boolean' ? { true: 'ja', false: 'nee' }[`${value}`] : String(value);

/** How the settings of a list stand in its address, so that a link shows the same: `?zoek=dak&afgehandeld=nee`. */
export function addressFormat<const Spec extends AddressSpec>(spec: Spec): AddressFormat<SettingsOf<Spec>> {
  const entries = Object.entries(spec);
  const isPage = (name: string): boolean => spec[name]?.[1] === 'page';
  const isKept = (name: string): boolean => !isPage(name) && spec[name]?.[2] !== 'passing';

  const read = (search: URLSearchParams): SettingsOf<Spec> => {
    const found = entries.map(([name, [word, kind]]) => [name, valueOf(kind, search.get(word) ?? '')]);
    return Object.fromEntries(found.filter(([, value]) => value !== undefined));
  };
  const writeTo = (search: URLSearchParams, settings: AnySettings): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const [name, [word]] of entries) {
      const value = settings[name];
      const isFirstPage = isPage(name) && value === 1;
      next.delete(word);
      if (value !== undefined && value !== '' && !isFirstPage) next.set(word, written(value));
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
    keep: (settings) => Object.fromEntries(Object.entries(settings).filter(([name]) => isKept(name))),
  };
}

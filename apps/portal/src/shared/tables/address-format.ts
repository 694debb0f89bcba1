/** What a setting of a list can be: a text, a whole number above zero, yes and no, or the page of a list. */
interface Kinds {
  text: string;
  number: number;
  flag: boolean;
  page: number;
}

type Value = string | number | boolean;

/**
 * The settings of a list by name: each with the Dutch word that stands for it in the address. What is `passing` is of
 * this visit alone, as every page is; the rest is kept for the next one.
 */
export type AddressSpec = Readonly<
  Record<string, readonly [word: string, kind: keyof Kinds, kept?: 'passing']>
>;

export type SettingsOf<Spec extends AddressSpec> = { [Name in keyof Spec]?: Kinds[Spec[Name][1]] };

/** What a setting is changed to; undefined takes it away. */
export type SettingChanges<Settings> = { [Name in keyof Settings]?: Settings[Name] | undefined };

type AnySettings = Readonly<Record<string, Value | undefined>>;

export interface AddressFormat<Settings> {
  /** The settings that an address holds. What makes no sense is left out. */
  read: (search: URLSearchParams) => Settings;
  /** The settings as the search part of an address; empty without any. */
  write: (settings: AnySettings) => string;
  /** The settings after a change: lists start at their first page again, unless pages are all that changes. */
  change: (settings: Settings, changes: SettingChanges<Settings>) => AnySettings;
  /** What is kept of the settings for the next visit. */
  keep: (settings: Settings) => Record<string, Value>;
}

/** A whole number above zero; undefined for anything else. */
export const positive = (text: string | null): number | undefined => {
  const figure = Number(text);
  return Number.isInteger(figure) && figure > 0 ? figure : undefined;
};

const readers: { [Kind in keyof Kinds]: (text: string) => Kinds[Kind] | undefined } = {
  text: (text) => text || undefined,
  number: positive,
  flag: (text) => ({ ja: true, nee: false })[text],
  page: positive,
};

const written = (value: Value): string =>
  typeof value === 'boolean' ? { true: 'ja', false: 'nee' }[`${value}`] : String(value);

/** How the settings of a list stand in its address, so that a link shows the same: `?zoek=dak&afgehandeld=nee`. */
export function addressFormat<const Spec extends AddressSpec>(spec: Spec): AddressFormat<SettingsOf<Spec>> {
  const entries = Object.entries(spec);
  const isPage = (name: string): boolean => spec[name]?.[1] === 'page';
  const isKept = (name: string): boolean => !isPage(name) && spec[name]?.[2] !== 'passing';
  return {
    read: (search) => {
      const found = entries.map(([name, [word, kind]]) => [name, readers[kind](search.get(word) ?? '')]);
      return Object.fromEntries(found.filter(([, value]) => value !== undefined));
    },
    write: (settings) => {
      const search = new URLSearchParams();
      for (const [name, [word]] of entries) {
        const value = settings[name];
        const isFirstPage = isPage(name) && value === 1;
        if (value !== undefined && value !== '' && !isFirstPage) search.set(word, written(value));
      }
      return search.size > 0 ? `?${search.toString()}` : '';
    },
    change: (settings, changes) => {
      const isTurning = Object.keys(changes).every(isPage);
      const stays = Object.entries(settings).filter(([name]) => isTurning || !isPage(name));
      return { ...Object.fromEntries(stays), ...changes };
    },
    keep: (settings) => Object.fromEntries(Object.entries(settings).filter(([name]) => isKept(name))),
  };
}

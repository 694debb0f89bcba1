/** What a setting of a list can be: a text, a whole number above zero, or yes and no. */
interface Kinds {
  text: string;
  number: number;
  flag: boolean;
}

/** The settings of a list by name: each with the Dutch word that stands for it in the address. */
export type AddressSpec = Readonly<Record<string, readonly [word: string, kind: keyof Kinds]>>;

export type SettingsOf<Spec extends AddressSpec> = { [Name in keyof Spec]?: Kinds[Spec[Name][1]] };

export interface AddressFormat<Settings> {
  /** The settings that an address holds. What makes no sense is left out. */
  read: (search: URLSearchParams) => Settings;
  /** The settings as the search part of an address; empty without any. */
  write: (settings: Readonly<Record<string, string | number | boolean | undefined>>) => string;
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
};

const written = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? { true: 'ja', false: 'nee' }[`${value}`] : String(value);

/** How the settings of a list stand in its address, so that a link shows the same: `?zoek=dak&afgehandeld=nee`. */
export function addressFormat<const Spec extends AddressSpec>(spec: Spec): AddressFormat<SettingsOf<Spec>> {
  const entries = Object.entries(spec);
  return {
    read: (search) => {
      const found = entries.map(([name, [word, kind]]) => [name, readers[kind](search.get(word) ?? '')]);
      return Object.fromEntries(found.filter(([, value]) => value !== undefined));
    },
    write: (settings) => {
      const search = new URLSearchParams();
      for (const [name, [word]] of entries) {
        const value = settings[name];
        if (value !== undefined && value !== '') search.set(word, written(value));
      }
      return search.size > 0 ? `?${search.toString()}` : '';
    },
  };
}

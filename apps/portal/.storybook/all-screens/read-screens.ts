export const contents = ['gevuld', 'leeg', 'laden', 'fout'] as const;

export type Content = (typeof contents)[number];

interface ScreenState {
  name: string;
  content: Content;
  desktop: string;
  phone: string;
}

export interface Screen {
  title: string;
  feature: string;
  states: ScreenState[];
}

/** The part of an entry of Storybook's `index.json` that the page needs. */
export interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
}

const ROOT = 'Schermen/';
const ON_PHONE = / op telefoon$/iu;
/** Stories that show how a screen changes. Their end is the same as another story. */
const TRANSITION = /^van laden naar/iu;

const WORDS: readonly (readonly [Content, RegExp])[] = [
  ['laden', /\b(laden|bezig|wordt gemaakt)\b/iu],
  [
    'fout',
    /\b(fouten?|mislukt|storing|geweigerd|niet geladen|werkt niet|bestaat niet|onbereikbaar|niet bereikbaar|verkeerde|te kort|server weg|verbinding weg|geen adres|niets ingevuld|zonder bestand|zonder opmerking|fout wachtwoord|pagina niet gevonden)\b/iu,
  ],
  ['leeg', /\b(leeg|niets|nog niets|alles gecontroleerd|al afgemeld|geen vereniging)\b/iu],
];

export const contentOf = (name: string): Content =>
  WORDS.find(([, words]) => words.test(name))?.[0] ?? 'gevuld';

/** Returns every screen with its states. A new story appears by itself. */
export function screensIn(entries: readonly IndexEntry[]): Screen[] {
  const screens = new Map<string, Screen>();
  for (const { id, type, title, name, importPath } of entries) {
    if (type !== 'story' || !title.startsWith(ROOT) || TRANSITION.test(name)) continue;
    const screen = screens.get(title) ?? {
      title: title.slice(ROOT.length),
      feature: /src\/(?:features|app)\/([^/]+)\//u.exec(importPath)?.[1] ?? '',
      states: [],
    };
    screens.set(title, screen);
    const short = name.replace(ON_PHONE, '');
    const known = screen.states.find((state) => state.name === short);
    if (!known) screen.states.push({ name: short, content: contentOf(short), desktop: id, phone: id });
    else if (ON_PHONE.test(name)) known.phone = id;
    else known.desktop = id;
  }
  return [...screens.values()];
}

export const criteria = {
  '1.1.1': 'Niet-tekstuele content',
  '1.3.1': 'Info en relaties',
  '1.3.2': 'Betekenisvolle volgorde',
  '1.3.5': 'Identificeer het doel van de input',
  '1.4.1': 'Gebruik van kleur',
  '1.4.3': 'Contrast (minimum)',
  '1.4.4': 'Herschalen van tekst',
  '1.4.10': 'Reflow',
  '1.4.11': 'Contrast van niet-tekstuele content',
  '1.4.12': 'Tekstafstand',
  '2.1.1': 'Toetsenbord',
  '2.1.2': 'Geen toetsenbordval',
  '2.2.1': 'Timing aanpasbaar',
  '2.4.1': 'Blokken omzeilen',
  '2.4.3': 'Focusvolgorde',
  '2.4.4': 'Linkdoel (in context)',
  '2.4.6': 'Koppen en labels',
  '2.4.7': 'Focus zichtbaar',
  '2.4.11': 'Focus niet bedekt (minimum)',
  '2.5.1': 'Aanwijzergebaren',
  '2.5.7': 'Sleepbewegingen',
  '2.5.8': 'Grootte van het aanwijsgebied (minimum)',
  '3.2.3': 'Consistente navigatie',
  '3.3.1': 'Fouten identificeren',
  '3.3.2': 'Labels of instructies',
  '3.3.3': 'Foutsuggestie',
  '4.1.2': 'Naam, rol, waarde',
  '4.1.3': 'Statusberichten',
} as const;

export type Criterion = keyof typeof criteria;

const kinds = {
  text: ['1.4.3', '1.4.4', '1.4.10', '1.4.12'],
  image: ['1.1.1', '1.4.11'],
  layout: ['1.3.1', '1.3.2', '1.4.10', '2.4.6'],
  link: ['1.4.3', '2.1.1', '2.4.4', '2.4.7', '2.5.8'],
  action: ['1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '4.1.2'],
  field: ['1.3.1', '1.3.5', '1.4.3', '1.4.11', '2.1.1', '2.4.7', '2.5.8', '3.3.1', '3.3.2', '3.3.3', '4.1.2'],
  layer: ['2.1.1', '2.1.2', '2.4.3', '2.4.11', '4.1.2'],
  status: ['1.4.1', '1.4.3', '4.1.3'],
  progress: ['1.4.11', '4.1.2', '4.1.3'],
  time: ['2.2.1'],
  list: ['1.3.1', '1.3.2', '1.4.10'],
  table: ['1.3.1', '1.3.2', '1.4.3', '1.4.10', '2.1.1'],
  navigation: ['1.3.1', '2.1.1', '2.4.1', '2.4.7', '3.2.3'],
  drag: ['2.1.1', '2.5.1', '2.5.7'],
} as const satisfies Record<string, readonly Criterion[]>;

export type Kind = keyof typeof kinds;

const numbersOf = (criterion: string): number[] => criterion.split('.').map(Number);

const byNumber = (left: string, right: string): number => {
  const other = numbersOf(right);
  return numbersOf(left).reduce((sum, number, at) => sum || number - (other[at] ?? 0), 0);
};

/** The criterion of live regions. It is one of every component: also the page of one that announces nothing says so. */
export const LIVE = '4.1.3' satisfies Criterion;

/** Returns the success criteria of some kinds, without repeats, in the order of WCAG. */
export const criteriaOf = (given: readonly Kind[]): Criterion[] =>
  [...new Set<Criterion>([LIVE, ...given.flatMap((kind): readonly Criterion[] => kinds[kind])])].toSorted(
    byNumber,
  );

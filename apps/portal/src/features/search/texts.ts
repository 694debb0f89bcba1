import { formatCount } from '@mijn/domain/formats';
import type { SearchKind } from '@mijn/domain/search';

/** What each kind is called in the menu. */
export const kindTitles = {
  todos: 'Actiepunten',
  meetings: 'Vergaderingen',
  invoices: 'Facturen',
  forms: 'Formulieren',
  documents: 'Archief',
} as const satisfies Record<SearchKind, string>;

export const texts = {
  title: 'Zoeken',
  label: (association: string) => `Zoek in ${association}`,
  howTo:
    'Typ een woord, zoals “dakgoot” of “begroting”. U zoekt in alles van uw vereniging, ook in de tekst van PDF’s.',
  found: (count: number) => formatCount(count, 'resultaat', 'resultaten'),
  nothing: 'Niets gevonden',
  nothingText: 'Controleer hoe u het schreef, of probeer een ander of korter woord.',
  failed: 'Het zoeken is niet gelukt',
  searching: 'Bezig met zoeken',
} as const;

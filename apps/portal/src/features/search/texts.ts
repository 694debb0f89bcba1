import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Zoeken',
  label: (association: string) => `Zoek in ${association}`,
  howTo:
    "Typ een woord of een vraag, zoals “begroting” of “wanneer is de volgende vergadering”. U zoekt in alles van uw vereniging, ook in de tekst van PDF's.",
  places: 'Direct naar',
  partial: 'niet alle woorden bij elkaar gevonden',
  partOfWord: 'een deel van het woord gevonden',
  found: (count: number) => formatCount(count, 'resultaat', 'resultaten'),
  nothing: 'Niets gevonden',
  nothingText: 'Controleer hoe u het schreef, of probeer een ander of korter woord.',
  call: 'Of bel de beheerder:',
  failed: 'Het zoeken is niet gelukt',
  searching: 'Bezig met zoeken',
} as const;

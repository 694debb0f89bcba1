import { describe, expect, it } from '@jest/globals';
import { anEntry } from '@mijn/api/mock/timeline';
import { eventWords } from './entry-words.ts';

const words = (own: Parameters<typeof anEntry>[1]) => {
  const { title, text } = eventWords(anEntry(1, own), 'Waterpas');
  return [title, text];
};

describe('the words of a change by the provider', () => {
  it.each([
    [
      { internal_reference: 'AP-2026-029', handler: 'de heer K. Overdijk', state: 'in_progress' },
      'Overgenomen door Waterpas',
      'Behandelaar is de heer K. Overdijk. Het nummer is nu AP-2026-029.',
    ],
    [
      { state: 'waiting', handler: 'Elektro Maas', planned_on: '2026-12-02', text: 'De lamp komt later.' },
      'Wacht op Elektro Maas',
      'De lamp komt later.\nNieuwe datum: woensdag 2 december 2026.',
    ],
    [{ state: 'waiting' }, 'Wacht op derden', ''],
    [{ state: 'done', task: 'Lamp vervangen' }, 'Afgehandeld', 'Taak gereed: Lamp vervangen.'],
    [{ planned_on: '2026-11-25' }, 'Gepland op woensdag 25 november 2026', ''],
    [{ task: 'Lamp vervangen' }, 'Taak gereed: Lamp vervangen', ''],
    [{ handler: 'mevrouw S. Staf' }, 'Behandelaar is mevrouw S. Staf', ''],
    [{ text: 'De lift staat stil.' }, 'Bericht van Waterpas', 'De lift staat stil.'],
  ] as const)('of %j are %j and %j', (own, title, text) => {
    expect(words(own)).toEqual([title, text]);
  });
});

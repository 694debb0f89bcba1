import { describe, expect, it } from '@jest/globals';
import { contentOf, screensIn } from './read-screens.ts';

const entry = (name: string, title = 'Schermen/Albums') => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  type: 'story',
  title,
  name,
  importPath: './src/features/albums/screens/Albums/albums.stories.tsx',
});

describe('the list of screens', () => {
  it('has each state once, with the story of each width', () => {
    expect(
      screensIn([entry('Gevuld'), entry('Gevuld Op Telefoon'), entry('Leeg'), entry('Overvol Op Telefoon')]),
    ).toEqual([
      {
        title: 'Albums',
        feature: 'albums',
        states: [
          { name: 'Gevuld', content: 'gevuld', desktop: 'gevuld', phone: 'gevuld-op-telefoon' },
          { name: 'Leeg', content: 'leeg', desktop: 'leeg', phone: 'leeg' },
          {
            name: 'Overvol',
            content: 'gevuld',
            desktop: 'overvol-op-telefoon',
            phone: 'overvol-op-telefoon',
          },
        ],
      },
    ]);
  });

  it('leaves out what is not a state of a screen', () => {
    expect(
      screensIn([
        entry('Van Laden Naar Gevuld'),
        entry('Alle schermen', 'Alle schermen'),
        { ...entry('Uitleg'), type: 'docs' },
      ]),
    ).toEqual([]);
  });

  it('knows from the name what a state shows', () => {
    expect(
      ['Gevuld Voor Het Bestuur', 'Niets Gevonden', 'Laden', 'Een Deel Is Niet Geladen'].map(contentOf),
    ).toEqual(['gevuld', 'leeg', 'laden', 'fout']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { WrongParameter } from '../parameters.ts';
import { screens } from '../screens.ts';
import { readPagesPlan } from './parameters.ts';

describe('the parameters of bench pages', () => {
  it('choose every screen and part, with five visits, if there are none', () => {
    expect(readPagesPlan([])).toEqual({
      screens,
      parts: ['paint', 'scores', 'walks', 'server'],
      visits: 5,
    });
  });

  it('choose screens, parts and the number of visits', () => {
    const plan = readPagesPlan(['archive', 'login', '--visits', '1', '--part', 'paint', '--part=server']);
    expect(plan.screens.map(({ name }) => name)).toEqual(['login', 'archive']);
    expect(plan).toMatchObject({ parts: ['paint', 'server'], visits: 1 });
  });

  it.each([[['nowhere']], [['--visits', '0']], [['--part', 'everything']], [['--speed', '1']]])(
    'are refused if they are %j',
    (parameters) => {
      expect(() => readPagesPlan(parameters)).toThrow(WrongParameter);
    },
  );
});

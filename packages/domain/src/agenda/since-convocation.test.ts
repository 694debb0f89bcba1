import { describe, expect, it } from '@jest/globals';
import { sinceConvocation, sinceConvocationText } from './since-convocation.ts';

const NOW = { wording: 'Wij kopen een lift.', options: [] };

describe('a proposal', () => {
  it.each([
    ['that was not changed', { ...NOW, is_late: false, convened: null }, null],
    ['that is as it was sent', { ...NOW, is_late: false, convened: NOW }, null],
    [
      'with another wording',
      { ...NOW, is_late: false, convened: { ...NOW, wording: 'Geen lift.' } },
      'changed',
    ],
    ['with other options', { ...NOW, is_late: false, convened: { ...NOW, options: ['A', 'B'] } }, 'changed'],
    [
      'of an item that had none',
      { ...NOW, is_late: false, convened: { wording: null, options: [] } },
      'changed',
    ],
    ['that was added', { ...NOW, is_late: true, convened: null }, 'added'],
    ['that is none any more', { wording: null, options: [], is_late: false, convened: NOW }, null],
  ] as const)('%s differs from the convocation as expected', (_, item, expected) => {
    expect(sinceConvocation(item)).toBe(expected);
  });

  it('says what its difference means for who was absent', () => {
    expect(sinceConvocationText('added')).toMatch(
      /^Dit voorstel stond niet in de oproep\. Wie er niet bij was/u,
    );
    expect(sinceConvocationText('changed')).toMatch(/^Dit voorstel stond anders in de oproep\. /u);
  });
});

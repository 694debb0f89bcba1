import { describe, expect, it } from '@jest/globals';
import { validate } from '../validation/validation.ts';
import { paperProxyFieldsForm, proxyFieldsForm } from './proxies.contract.ts';
import { doProxiesOverlap } from './proxies.ts';

const whole = { is_whole_meeting: true, items: [] };
const about = (...ids: string[]) => ({
  is_whole_meeting: false,
  items: ids.map((item_id) => ({ item_id })),
});

describe('two proxies of one member', () => {
  it.each([
    [whole, about('4'), true],
    [about('4'), whole, true],
    [about('4', '5'), about('5', '6'), true],
    [about('4'), about('5'), false],
  ])('%j and %j overlap: %s', (one, other, expected) => {
    expect(doProxiesOverlap(one, other)).toBe(expected);
  });
});

const faultsOf = async (schema: Parameters<typeof validate>[0], values: unknown) => {
  const validation = await validate(schema, values, 'cast');
  return validation.ok ? {} : validation.errors;
};

describe('the form of a proxy', () => {
  it.each([
    [{ holder: 'board', scope: 'whole', items: [] }, {}],
    [{ holder: '', scope: 'whole', items: [] }, { holder: [{ code: 'required' }] }],
    [{ holder: 'board', scope: 'items', items: [] }, { items: [{ code: 'too_few', params: { min: 1 } }] }],
    [{ holder: 'board', scope: 'items', items: ['4'] }, {}],
  ])('has for %j the faults %j', async (values, expected) => {
    expect(await faultsOf(proxyFieldsForm, values)).toEqual(expected);
  });

  const paper = { scope: 'whole', items: [], apartment: '1', giver_name: 'B. Bakker', photos: ['1 '] };

  it.each([
    [{ ...paper, holder: 'a', holder_name: '' }, {}],
    [{ ...paper, holder: 'other', holder_name: '' }, { holder_name: [{ code: 'required' }] }],
    [
      { ...paper, holder: 'a', holder_name: '', photos: [] },
      { photos: [{ code: 'too_few', params: { min: 1 } }] },
    ],
  ])('has on paper for %j the faults %j', async (values, expected) => {
    expect(await faultsOf(paperProxyFieldsForm, values)).toEqual(expected);
  });
});

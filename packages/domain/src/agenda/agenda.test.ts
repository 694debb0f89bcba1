import { describe, expect, it } from '@jest/globals';
import { validate } from '../validation/validation.ts';
import { agendaItemForm } from './agenda.contract.ts';

const decided = { title: 'Laadpalen', kind: 'decide', wording: 'De vergadering besluit.' };

const faultsOf = async (form: object) => {
  const validation = await validate(agendaItemForm, form, 'strict');
  return validation.ok ? {} : validation.errors;
};

describe('an agenda item', () => {
  it.each([
    [[], {}],
    [['Vier', 'Acht'], {}],
    [['Vier'], { options: [{ code: 'too_few', params: { min: 2 } }] }],
    [['Vier', 'Vier'], { options: [{ code: 'duplicate' }] }],
    [['Vier', 'x'.repeat(101)], { 'options[1]': [{ code: 'too_long', params: { max: 100 } }] }],
  ])('with the options %j has the faults %j', async (options, expected) => {
    expect(await faultsOf({ ...decided, options })).toEqual(expected);
  });

  it('to decide needs a wording, and others do not', async () => {
    const errors = { wording: [{ code: 'required' }] };
    expect(await faultsOf({ title: 'Laadpalen', kind: 'decide' })).toEqual(errors);
    expect(await faultsOf({ title: 'Laadpalen', kind: 'discuss', wording: '' })).toEqual({});
  });
});

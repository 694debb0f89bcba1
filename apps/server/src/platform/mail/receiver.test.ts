import { describe, expect, it } from '@jest/globals';
import { greetingOf } from './receiver.ts';

const name = 'Anna Eigenaar';

describe('the greeting of a mail', () => {
  it.each([
    ['mr', 'de', 'Vries', 'Geachte heer De Vries,'],
    ['ms', 'van den', 'Berg', 'Geachte mevrouw Van den Berg,'],
    ['mr_and_ms', 'de', 'Vries', 'Geachte heer en mevrouw De Vries,'],
    ['ms', null, 'Eigenaar', 'Geachte mevrouw Eigenaar,'],
    ['ms', ' ', ' Eigenaar ', 'Geachte mevrouw Eigenaar,'],
    ['mr', "'t", 'Hart', "Geachte heer 't Hart,"],
    ['mr', '’s', 'Jongers', 'Geachte heer ’s Jongers,'],
    ['ms', "in 't", 'Veld', "Geachte mevrouw In 't Veld,"],
    ['ms', 'v.d.', 'Berg', 'Geachte mevrouw V.d. Berg,'],
    ['mr', 'Van', 'der Meer-de Wit', 'Geachte heer Van der Meer-de Wit,'],
    ['mr', null, 'van Dijk', 'Geachte heer Van Dijk,'],
  ] as const)('to %p %p %p is %p', (salutation, name_prefix, last_name, expected) => {
    expect(greetingOf({ name, salutation, name_prefix, last_name })).toBe(expected);
  });

  it.each([
    ['none', 'van den', 'Berg'],
    [null, 'van den', 'Berg'],
    ['ms', null, null],
    ['ms', 'van den', ' '],
  ] as const)('is by the whole name for %p %p %p', (salutation, name_prefix, last_name) => {
    expect(greetingOf({ name, salutation, name_prefix, last_name })).toBe('Beste Anna Eigenaar,');
  });
});

import { describe, expect, it } from '@jest/globals';
import { associationEntry, associationLabel, pageTitle } from './associations.ts';

describe('the names of an association', () => {
  it('are `code - name` in the dropdown', () => {
    expect(associationEntry({ code: '1001', name: 'VvE De Kade' })).toBe('1001 - VvE De Kade');
  });
  it.each([
    ['Kadestraat 1 t/m 99 te Rotterdam', 'VvE De Kade (Kadestraat 1 t/m 99 te Rotterdam)'],
    [null, 'VvE De Kade'],
    ['', 'VvE De Kade'],
  ])('have the title %j in parentheses after the name', (title, label) => {
    expect(associationLabel({ name: 'VvE De Kade', title })).toBe(label);
  });
});

describe('the title of the browser tab', () => {
  it('begins with the name of the page', () => {
    expect(pageTitle('Waterpas VvE Beheer', { name: 'VvE De Kade' }, 'Actiepunten')).toBe(
      'Actiepunten | Waterpas VvE Beheer - VvE De Kade',
    );
    expect(pageTitle('Waterpas VvE Beheer', undefined, 'Inloggen')).toBe('Inloggen | Waterpas VvE Beheer');
  });
  it('without a name is the company, a dash and the active association', () => {
    expect(pageTitle('Waterpas VvE Beheer', { name: 'VvE De Kade' })).toBe(
      'Waterpas VvE Beheer - VvE De Kade',
    );
  });
  it('is only the company without an association', () => {
    expect(pageTitle('Waterpas VvE Beheer', undefined)).toBe('Waterpas VvE Beheer');
  });
});

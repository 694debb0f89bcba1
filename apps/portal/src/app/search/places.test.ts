import { describe, expect, it } from '@jest/globals';
import { readSearch } from '@mijn/domain/search';
import { findPlaces } from '../../features/search/find-places.ts';
import { brand } from '../../testing/brand.ts';
import { routes } from '../routes/routes.ts';
import { placesFor } from './places.ts';

const NOW = new Date('2026-11-25T12:00:00Z');

const owner = {
  id: '1',
  code: '1001',
  name: 'VvE De Kade',
  title: null,
  is_board: false,
  is_invoice_check: false,
  is_invoice_check_copy: false,
};

const visitor = { association: owner, brand, isReadOnly: false, isStaff: false };

const found = (q: string, who: Partial<typeof visitor> = {}): string[] =>
  findPlaces(placesFor(routes, { ...visitor, ...who }), readSearch(q, NOW)).places.map(({ title }) => title);

describe('the screens and actions that the search finds', () => {
  it.each([
    ['telefoonnummer beheerder', 'Contact met de beheerder'],
    ['contact', 'Contact met de beheerder'],
    ['emailadres veranderen', 'E-mailadres wijzigen'],
    ['e-mail wijzigen', 'E-mailadres wijzigen'],
    ['wachtword', 'Wachtwoord wijzigen'],
    ['vergaderingen', 'Vergaderingen'],
    ['stemmen', 'Vergaderingen'],
    ['vooraf stemmen', 'Vergaderingen'],
    ['iemand machtigen', 'Vergaderingen'],
    ['ik kom', 'Vergaderingen'],
    ['besloten', 'Besluiten'],
    ['waterpas nieuws', 'Waterpas nieuws'],
    ['bericht plaatsen', 'Bericht plaatsen'],
    ['hoe verander ik mijn mobiele nummer', 'Telefoonnummer wijzigen'],
  ])('for %j begin with %j', (q, title) => {
    expect(found(q)[0]).toBe(title);
  });

  it.each(['dakgoot', 'factuur', 'facturen goedkeuren', 'document toevoegen', 'notulen 2025', 'eer'])(
    'are none for an owner for %j',
    (q) => {
      expect(found(q)).toEqual([]);
    },
  );

  it('are those that the member may open', () => {
    const board = { ...owner, is_board: true, is_invoice_check: true };
    expect(found('facturen goedkeuren', { association: board })).toEqual(['Factuur controle']);
    expect(found('document toevoegen', { association: board })).toEqual(['Documenten toevoegen']);
  });

  it('have no actions for staff who only look along, and no settings of the member alone', () => {
    const isStaff = true;
    expect(found('bericht plaatsen', { isStaff })).toEqual(['Bericht plaatsen']);
    expect(found('bericht plaatsen', { isStaff, isReadOnly: true })).toEqual([]);
    expect(found('passkeys', { isStaff })).toEqual([]);
    expect(found('contact', { isStaff, isReadOnly: true })[0]).toBe('Contact met de beheerder');
  });

  it('have most of many words, and then say so', () => {
    const places = placesFor(routes, visitor);
    expect(findPlaces(places, readSearch('mijn wachtwoord snel wijzigen', NOW))).toMatchObject({
      isPartial: true,
    });
    expect(findPlaces(places, readSearch('wachtwoord dakgoot', NOW)).places).toEqual([]);
  });
});

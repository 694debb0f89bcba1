import { describe, expect, it } from '@jest/globals';
import { routes } from '../routes/routes.ts';
import { accountMenuOf, linkGroups, topMenu } from './menu.ts';

const association = {
  id: 'a',
  name: 'VvE De Kade',
  code: '1001',
  title: null,
  is_board: false,
  is_invoice_check: false,
  is_invoice_check_copy: false,
};
const brand = { name: 'Waterpas', slug: 'waterpas' };
const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

describe('the top menu', () => {
  it.each([
    ['a checker of invoices', { is_invoice_check: true }, true],
    ['a receiver of copies', { is_invoice_check_copy: true }, true],
    ['any other member', {}, false],
  ])('shows the invoices to %s: %s', (_, flags, isShown) => {
    const names = namesOf(topMenu(routes, { ...association, ...flags }, brand, {}));
    expect(names.includes('Factuur controle')).toBe(isShown);
  });

  it('shows the number of invoices to checkers only', () => {
    const countFor = (flags: object) =>
      topMenu(routes, { ...association, ...flags }, brand, { invoices: 12 }).find(
        ({ name }) => name === 'Factuur controle',
      );
    expect(countFor({ is_invoice_check: true })).toMatchObject({
      count: 12,
      countLabel: '12 facturen te controleren',
    });
    expect(countFor({ is_invoice_check_copy: true })).toMatchObject({ count: 0 });
  });

  it('has the overview, and then its entries in their order', () => {
    expect(namesOf(topMenu(routes, { ...association, is_invoice_check: true }, brand, {}))).toEqual([
      'Overzicht',
      'Actiepunten',
      'Vergaderingen',
      'Factuur controle',
      'Formulieren',
      'Nieuws en media',
      'Archief',
    ]);
  });

  it('groups news and media under the association and the provider, with the number of new items', () => {
    const media = topMenu(routes, association, brand, { albums: 3 }).find(
      ({ name }) => name === 'Nieuws en media',
    );
    const groups = linkGroups(media?.children ?? [], '/photo-albums/add');
    expect(groups.map(({ heading, entries }) => [heading, entries.map(({ label }) => label)])).toEqual([
      ['VvE De Kade', ['Prikbord', 'Nieuwsbrief', "Foto's"]],
      ['Waterpas', ['Waterpas nieuws']],
    ]);
    expect(groups[0]?.entries[2]).toMatchObject({
      href: '/photo-albums',
      isCurrent: true,
      badge: { count: 3, label: '3 nieuw' },
    });
    expect(groups[1]?.entries[0]?.href).toBe('/waterpas/news');
  });
});

describe('the menus of user and board', () => {
  it('have their entries in their order', () => {
    expect(namesOf(accountMenuOf(routes, 'user'))).toEqual([
      'Mijn gegevens',
      'Mijn instellingen',
      'Mijn adressen',
      'Wijzig wachtwoord',
    ]);
    expect(namesOf(accountMenuOf(routes, 'board'))).toEqual([
      'Zichtbaarheid archiefgroepen',
      'Zichtbaarheid formulieren',
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { todosCalls } from '@mijn/api/mock/todos';
import { overviewCalls } from '../testing/calls/overview-calls.ts';
import { sessionCalls } from '../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../testing/dom/show-portal.tsx';
import { ownersOverview } from '../testing/overview-data.ts';
import { tooManyTodos } from '../testing/todos-data.ts';

setUpPortal();

const open = (path: string, user = aBoardMember()) =>
  showPortal(path, [...sessionCalls(user), ...overviewCalls(ownersOverview), ...todosCalls(tooManyTodos)]);

const menuLink = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Hoofdmenu' })).findByRole('link', { name });

it('marks a followed link until its page is shown', async () => {
  const user = await open('/todos');
  const link = await menuLink('Overzicht');
  // The mark is there before anything is rendered.
  const marks: boolean[] = [];
  window.addEventListener('click', () => marks.push('followed' in link.dataset), { once: true });
  await user.click(link);
  expect(marks).toEqual([true]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  expect('followed' in link.dataset).toBe(false);
});

describe('the association of a member of several associations', () => {
  it('is the first parameter of every link', async () => {
    await open('/todos?pagina=2');
    expect(await menuLink('Archief')).toHaveAttribute('href', '/archive?vve=1001');
    expect(screen.getByRole('link', { name: /^Mijn Waterpas/u })).toHaveAttribute(
      'href',
      '/profile/data?vve=1001',
    );
    const [row] = await screen.findAllByRole('rowheader');
    expect(row?.querySelector('a')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/todos\/.+\?vve=1001$/u),
    );
  });

  it('is in the links of menu entries', async () => {
    const user = await open('/todos?vve=1002');
    await user.click(await screen.findByRole('button', { name: /Bram Bestuur/u }));
    expect(await screen.findByRole('menuitem', { name: 'Mijn instellingen' })).toHaveAttribute(
      'href',
      '/profile/settings?vve=1002',
    );
  });

  it('is the association in the URL, and not the stored or last active one', async () => {
    await open(
      '/todos?vve=1002',
      aBoardMember({ last_active_association_id: aUser().associations[0]?.id ?? '' }),
    );
    expect(await menuLink('Archief')).toHaveAttribute('href', '/archive?vve=1002');
    expect(screen.getByRole('button', { name: /Parkzicht/u })).toBeVisible();
    expect(document.title).toMatch(/ \| Waterpas VvE Beheer - VvE Parkzicht$/u);
  });

  it('is refused if the member does not belong to it, with links to the associations of the member', async () => {
    const user = await open('/todos?vve=1009');
    expect(await screen.findByRole('heading', { level: 1, name: 'Andere vereniging' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'U bent geen lid van vereniging 1009' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '1002 - VvE Parkzicht' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Parkzicht/u })).toBeVisible();
  });

  it('is checked before the access to a page that only some associations have', async () => {
    await open('/invoices-check?vve=1009');
    expect(await screen.findByRole('heading', { level: 1, name: 'Andere vereniging' })).toBeVisible();
  });
});

describe('the association of a member of one association', () => {
  it.each(['/todos', '/todos?vve=1001'])('is in no link of %s', async (path) => {
    await open(path, aUser());
    expect(await menuLink('Archief')).toHaveAttribute('href', '/archive');
  });

  it('is linked to if the URL has another association', async () => {
    await open('/todos?vve=1002', aUser());
    expect(await screen.findByRole('heading', { name: 'U bent geen lid van vereniging 1002' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1001 - VvE De Kade' })).toHaveAttribute('href', '/');
  });
});

it('a member without associations sees a message at the URL of an association', async () => {
  await open('/todos?vve=1002', aUser({ associations: [] }));
  expect(await screen.findByRole('heading', { name: 'U bent geen lid van vereniging 1002' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact opnemen' })).toBeVisible();
});

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { idOf } from '@mijn/api/mock/call';
import { invoicesCalls } from '@mijn/api/mock/invoices';
import { overviewCalls } from '../../../../testing/calls/overview-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { leavePortal, showPortal, setUpPortal } from '../../../../testing/dom/show-portal.tsx';
import { someInvoices } from '../../../../testing/invoices-data.ts';
import { ownersOverview } from '../../../../testing/overview-data.ts';

setUpPortal();

const open = (path: string, user = aBoardMember()) =>
  showPortal(path, [...invoicesCalls(someInvoices), ...overviewCalls(ownersOverview), ...sessionCalls(user)]);

const row = (name: string) => screen.findByRole('link', { name });
const names = () => screen.getAllByRole('link', { name: /^F-2026/u }).map(({ textContent }) => textContent);

describe('the invoices', () => {
  it('keep their sort order for the next visit, and open with those to check and without filters', async () => {
    const user = await open('/invoices-check');
    await user.click(await screen.findByRole('tab', { name: 'Gecontroleerd (3)' }));
    await row('F-2026-0005');
    await user.click(screen.getByRole('button', { name: /^Naam/u }));
    await waitFor(() => expect(names()).toEqual(['F-2026-0005', 'F-2026-0006', 'F-2026-0007']));
    await leavePortal();

    await open('/invoices-check');
    await row('F-2026-0001');
    expect(await screen.findByRole('tab', { name: /^Te controleren/u, selected: true })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /^Naam/u })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('have the filters of the URL, which a button clears together', async () => {
    const user = await open('/invoices-check?leverancier=elektromaas&bedrag_vanaf=9000&datum_tot=2026-12-31');
    expect(
      await screen.findByRole('button', { name: /Verwijder filter Leverancier: Elektro Maas/u }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /Verwijder filter Bedrag: vanaf/u })).toBeVisible();
    expect(screen.getByRole('button', { name: /Verwijder filter Datum: t\/m 31-12-2026/u })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Alle facturen tonen' }));
    await row('F-2026-0001');
  });

  it('have the sort order and the search of the URL', async () => {
    await open('/invoices-check?gecontroleerd=nee&volgorde=-name&zoek=de');
    await row('F-2026-0003');
    expect(screen.getByRole('searchbox')).toHaveValue('de');
    expect(names()).toEqual(['F-2026-0003', 'F-2026-0001']);
  });

  it.each(['/invoices-check', `/invoices-check/${idOf(40, 1)}`])(
    'do not exist at %s for a member who neither checks them nor gets copies',
    async (path) => {
      await open(path, aUser());
      expect(await screen.findByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible();
      expect(screen.queryByRole('link', { name: /Factuur controle/u })).not.toBeInTheDocument();
    },
  );

  it('are replaced by the overview after a switch to an association without access to them', async () => {
    const user = await open(`/invoices-check/${idOf(40, 2)}`);
    await screen.findByRole('heading', { level: 1, name: 'Elektro Maas' });
    await user.click(screen.getByRole('button', { name: /^Vereniging/u }));
    await user.click(await screen.findByRole('menuitemradio', { name: /Parkzicht/u }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    expect(screen.queryByText('Pagina niet gevonden')).not.toBeInTheDocument();
  });
});

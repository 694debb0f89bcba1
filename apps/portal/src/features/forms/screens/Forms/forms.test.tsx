import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aUser } from '@mijn/api/mock/auth';
import { formsCalls } from '@mijn/api/mock/forms';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { showPortal, setUpPortal } from '../../../../testing/dom/show-portal.tsx';
import { formsOfOwner } from '../../../../testing/forms-data.ts';

setUpPortal();

const calls = () => [...sessionCalls(aUser()), ...formsCalls(formsOfOwner)];

describe('the forms', () => {
  it('match the search after the user stops typing, and are all shown when the search is cleared', async () => {
    const user = await showPortal('/forms', calls());
    await user.type(await screen.findByRole('searchbox', { name: 'Zoek een formulier' }), 'zonnepanelen');
    expect(await screen.findByText('1 formulier')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Machtiging vergadering' })).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('3 formulieren')).toBeVisible();
  });

  it('are shown without a dialog if the URL has a form that does not exist', async () => {
    await showPortal('/forms?document=01890000-0000-7000-8000-000000000000', calls());
    expect(await screen.findByText('3 formulieren')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that are not a PDF can be downloaded from the dialog', async () => {
    const user = await showPortal('/forms', calls());
    await user.click(await screen.findByRole('link', { name: 'Aanvraag zonnepanelen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aanvraag zonnepanelen' });
    expect(dialog).toHaveTextContent('Dit soort bestand kan het portaal niet tonen');
    expect(await screen.findByRole('link', { name: 'Downloaden' })).toHaveAttribute('download');
  });
});

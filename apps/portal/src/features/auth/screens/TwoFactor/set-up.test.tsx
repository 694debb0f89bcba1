import { describe, expect, it } from '@jest/globals';
import { archiveContract } from '@mijn/domain/archive/contract';
import { screen, within } from '@testing-library/react';
import { MOCK_CODE } from '@mijn/api/mock';
import { archiveCalls } from '@mijn/api/mock/archive';
import { mockCall, Refusal } from '@mijn/api/mock/call';
import { someDocuments } from '../../../../testing/archive-data.ts';
import { setUpCalls } from '../../../../testing/calls/set-up-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

type User = Awaited<ReturnType<typeof showPortal>>;

async function setUpWithApp(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Instellen met een app' }));
  await user.type(await screen.findByLabelText('Code uit de app'), MOCK_CODE);
  await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
  const codes = within(await screen.findByRole('alertdialog', { name: 'Bewaar uw herstelcodes' }));
  await user.click(codes.getByRole('button', { name: 'Ik heb de codes bewaard' }));
}

describe('a second factor that has to be set up first', () => {
  it('is asked in place of the page, which follows', async () => {
    const user = await showPortal('/archive', [...setUpCalls(), ...archiveCalls(someDocuments)]);
    await setUpWithApp(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  });

  it('is asked in a page that was open before, as soon as a call is refused, and the page comes back', async () => {
    let isDue = false;
    let hasFactor = false;
    const calls = [
      mockCall(archiveContract.listGroups, () =>
        isDue && !hasFactor ? new Refusal('two_factor_setup_required') : { data: [] },
      ),
      ...setUpCalls(() => isDue),
      ...archiveCalls(someDocuments),
    ];
    const user = await showPortal('/profile/data', calls);
    await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' });
    isDue = true;
    await user.click(screen.getByRole('link', { name: 'Archief' }));
    await screen.findByRole('heading', { level: 1, name: 'Stel een tweede stap in' });
    hasFactor = true;
    await setUpWithApp(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  });

  it('shows no page to a member who logs out instead', async () => {
    const user = await showPortal('/archive', [...setUpCalls(), ...archiveCalls(someDocuments)]);
    await screen.findByRole('button', { name: 'Instellen met een app' });
    expect(screen.queryByRole('heading', { name: 'Archief' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Uitloggen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  });
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from '@mijn/api';
import { CLOSED_BANNER_COOKIE } from '@mijn/domain/limits';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router';
import { bannerReceived } from '../../shared/maintenance/maintenance.slice.ts';
import { openTabChannel } from '../../shared/tabs/tab-channel.ts';
import { createPortalStore } from '../store.ts';
import { MaintenanceNotice, maintenanceBar } from './maintenance-notice.tsx';

const banner: MaintenanceBanner = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  kind: 'info',
  text: 'Zaterdag is het portaal niet bereikbaar.',
  ends_in_ms: null,
};

afterEach(() => {
  jest.useRealTimers();
  document.cookie = `${CLOSED_BANNER_COOKIE}=;path=/;max-age=0`;
});

async function showNotice(first: MaintenanceBanner | null) {
  await maintenanceBar.preload();
  const connection = { events: { subscribe: () => () => undefined } } as unknown as Connection;
  const { store } = createPortalStore(connection);
  const receive = (received: MaintenanceBanner | null, isLate = true) =>
    act(async () => void store.dispatch(bannerReceived(received, isLate)));
  await receive(first, false);
  await act(async () => {
    render(
      <Provider store={store}>
        <MemoryRouter>
          <MaintenanceNotice />
          <Link to="/verder">Verder</Link>
        </MemoryRouter>
      </Provider>,
    );
  });
  return { receive };
}

const region = () => screen.queryByRole('region', { name: 'Mededeling' });

describe('the maintenance banner', () => {
  it('is above the page, and is not announced, if the page came with it', async () => {
    await showNotice(banner);
    expect(region()).toHaveTextContent(banner.text);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is announced if it arrives while a page is open, and goes when it is cleared', async () => {
    const { receive } = await showNotice(null);
    expect(region()).toBeNull();
    await receive(banner);
    expect(screen.getByRole('status')).toHaveTextContent(banner.text);
    await receive(null);
    expect(region()).toBeNull();
  });

  it('floats over the screen on which it arrives, and is above the next one', async () => {
    const { receive } = await showNotice(null);
    await receive(banner);
    expect(region()?.parentElement).toHaveClass('floating');
    await userEvent.click(screen.getByRole('link', { name: 'Verder' }));
    expect(region()?.parentElement).not.toHaveClass('floating');
  });

  it('goes by itself at its end, also hours later', async () => {
    jest.useFakeTimers();
    await showNotice({ ...banner, ends_in_ms: 3 * 3_600_000 });
    await act(() => jest.advanceTimersByTimeAsync(3 * 3_600_000 - 1));
    expect(region()).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(region()).toBeNull();
  });

  it('stays away in this visit after it is closed, also when the stream repeats it, unless its text changes', async () => {
    const { receive } = await showNotice(banner);
    await userEvent.click(screen.getByRole('button', { name: 'Mededeling sluiten' }));
    expect(region()).toBeNull();
    expect(document.cookie).toContain(`${CLOSED_BANNER_COOKIE}=${banner.id}`);
    await receive(banner);
    expect(region()).toBeNull();
    await receive({ ...banner, id: '0199a1b2-0000-7000-8000-000000000002', text: 'Het duurt langer.' });
    expect(region()).toHaveTextContent('Het duurt langer.');
  });

  it('goes in all tabs when it is closed in one, and another banner stays', async () => {
    await showNotice(banner);
    const otherTab = openTabChannel<string>('banner');
    const heard: string[] = [];
    otherTab?.subscribe((id) => heard.push(id));
    const thirdTab = openTabChannel<string>('banner');
    const arrived: string[] = [];
    thirdTab?.subscribe((id) => arrived.push(id));
    const another = '0199a1b2-0000-7000-8000-000000000009';
    otherTab?.post(another);
    await waitFor(() => expect(arrived).toEqual([another]));
    expect(region()).not.toBeNull();
    otherTab?.post(banner.id);
    await waitFor(() => expect(region()).toBeNull());

    cleanup();
    await showNotice(banner);
    await userEvent.click(screen.getByRole('button', { name: 'Mededeling sluiten' }));
    await waitFor(() => expect(heard).toEqual([banner.id]));
    otherTab?.close();
    thirdTab?.close();
  });
});

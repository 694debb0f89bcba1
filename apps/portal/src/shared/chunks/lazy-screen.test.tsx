import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Component as ReactComponent, type ReactNode, Suspense } from 'react';
import { lazyScreen } from './lazy-screen.ts';
import { ChunkError } from './load-chunk.ts';

const Screen = () => <h1>Archief</h1>;

beforeEach(() => {
  globalThis.reportError = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a screen that loads on demand', () => {
  it('shows the fallback while it loads', async () => {
    const { Component } = lazyScreen('archive', async () => ({ Screen }));
    render(
      <Suspense fallback="Bezig">
        <Component />
      </Suspense>,
    );
    expect(screen.getByText('Bezig')).not.toBeNull();
    expect(await screen.findByRole('heading', { name: 'Archief' })).not.toBeNull();
  });

  it('is shown immediately if it was preloaded', async () => {
    const { Component, preload } = lazyScreen('archive', async () => ({ Screen }));
    await preload();
    act(() => {
      render(
        <Suspense fallback="Bezig">
          <Component />
        </Suspense>,
      );
    });
    expect(screen.getByRole('heading', { name: 'Archief' })).not.toBeNull();
  });

  it('loads when it is opened, if an earlier preload failed', async () => {
    let isOffline = true;
    const { Component, preload } = lazyScreen('archive', async () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return { Screen };
    });
    await expect(preload()).rejects.toThrow('Loading chunk archive failed.');
    isOffline = false;
    render(
      <Suspense fallback="Bezig">
        <Component />
      </Suspense>,
    );
    expect(await screen.findByRole('heading', { name: 'Archief' })).not.toBeNull();
  });

  it('is shown as soon as it has loaded, without the wait after a fallback of Suspense', async () => {
    let finish: () => void = () => undefined;
    const loading = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { Component, WhenLoaded } = lazyScreen('archive', async () => {
      await loading;
      return { Screen };
    });
    render(
      <WhenLoaded placeholder="Bezig">
        <Component />
      </WhenLoaded>,
    );
    expect(screen.getByText('Bezig')).not.toBeNull();
    await act(async () => finish());
    expect(screen.getByRole('heading', { name: 'Archief' })).not.toBeNull();
  });

  it('gives the error of its script to the page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { WhenLoaded } = lazyScreen('archive', async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const failures: unknown[] = [];
    class Boundary extends ReactComponent<{ children: ReactNode }, { failed: boolean }> {
      override state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      override componentDidCatch(error: unknown) {
        failures.push(error);
      }
      override render = () => (this.state.failed ? 'Mislukt' : this.props.children);
    }
    render(
      <Boundary>
        <WhenLoaded placeholder="Bezig">Geladen</WhenLoaded>
      </Boundary>,
    );
    expect(await screen.findByText('Mislukt')).not.toBeNull();
    expect(failures).toEqual([new ChunkError('archive', 'missing')]);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyScreen } from './lazy-screen.ts';

const Screen = () => <h1>Archief</h1>;

beforeEach(() => {
  globalThis.reportError = () => undefined;
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
});

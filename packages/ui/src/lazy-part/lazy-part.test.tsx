import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import {
  type LazyPart,
  LazyPartProvider,
  type LoadChunk,
  lazyPart,
  loadNextPart,
  useIntent,
  watchWaitingParts,
} from './lazy-part.tsx';

const List = ({ name }: { name: string }) => <ul aria-label={name} />;

function Opener({ part }: { part: LazyPart<{ name: string }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" {...useIntent(part)} onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <part.Component name="Soorten" />}
    </>
  );
}

/** The app has loaded what tells a failure. */
async function renderInApp(content: ReactNode): Promise<void> {
  render(<LazyPartProvider load={(_, load) => load()}>{content}</LazyPartProvider>);
  await act(async () => import('./failed-part.tsx'));
}

const opener = () => screen.getByRole('button', { name: 'Open' });

describe('a part that loads on demand', () => {
  it('loads once, when a pointer or the focus shows intent', async () => {
    const load = jest.fn(async () => List);
    render(<Opener part={lazyPart('list', load)} />);
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerEnter(opener());
    fireEvent.focus(opener());
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(opener());
    expect(await screen.findByRole('list', { name: 'Soorten' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is shown after a press without intent, and the button stays the same element', async () => {
    render(<Opener part={lazyPart('list', async () => List)} />);
    const button = opener();
    button.focus();
    fireEvent.click(button);
    expect(button).toHaveFocus();
    expect(await screen.findByRole('list', { name: 'Soorten' })).toBeInTheDocument();
    expect(opener()).toBe(button);
  });

  it('loads with the function of the provider', async () => {
    const chunks: string[] = [];
    const loadChunk: LoadChunk = (chunk, load) => {
      chunks.push(chunk);
      return load();
    };
    render(
      <LazyPartProvider load={loadChunk}>
        <Opener part={lazyPart('list', async () => List)} />
      </LazyPartProvider>,
    );
    fireEvent.click(opener());
    await screen.findByRole('list');
    expect(chunks).toEqual(['list']);
  });

  it.each([
    ['the network is back', () => fireEvent(window, new Event('online'))],
    [
      'the member asks for it',
      () => fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' })),
    ],
  ])('says in its place that its script did not load, and is shown when %s', async (_, again) => {
    const load = jest.fn(async () => List).mockRejectedValueOnce(new Error('No network.'));
    await renderInApp(<Opener part={lazyPart('list', load)} />);
    fireEvent.click(opener());
    expect(await screen.findByText('Dit onderdeel is niet geladen')).toBeVisible();
    expect(opener()).toBeVisible();
    again();
    expect(await screen.findByRole('list', { name: 'Soorten' })).toBeInTheDocument();
    expect(screen.queryByText('Dit onderdeel is niet geladen')).toBeNull();
  });

  it('offers to load the page again when it fails twice, as after an update', async () => {
    const part = lazyPart<{ name: string }>('list', () =>
      Promise.reject(new Error('There is no such file.')),
    );
    await renderInApp(<Opener part={part} />);
    fireEvent.click(opener());
    fireEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('button', { name: 'Laad de pagina opnieuw' })).toBeVisible();
  });

  it('shows nothing while it is missing if the page can do without it, and is shown when the network is back', async () => {
    const load = jest.fn(async () => List).mockRejectedValueOnce(new Error('No network.'));
    render(<Opener part={lazyPart('list', load, { isExtra: true })} />);
    fireEvent.click(opener());
    await act(async () => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/^Dit onderdeel is niet geladen/u)).toBeNull();
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('list', { name: 'Soorten' })).toBeInTheDocument();
  });

  it('is loaded by the app while the page is idle, and once more when the network is back', async () => {
    while (await loadNextPart((_chunk, load) => load()));
    const load = jest.fn(async () => List).mockRejectedValueOnce(new Error('No network.'));
    const heard = jest.fn();
    const stop = watchWaitingParts(heard);
    lazyPart('list', load);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(await loadNextPart((_chunk, loadPart) => loadPart())).toBe(true);
    expect(await loadNextPart((_chunk, loadPart) => loadPart())).toBe(false);
    heard.mockClear();
    fireEvent(window, new Event('online'));
    expect(heard).toHaveBeenCalled();
    while (await loadNextPart((_chunk, loadPart) => loadPart()));
    expect(load).toHaveBeenCalledTimes(2);
    stop();
  });

  it('loads again when it is opened after a failed preload', async () => {
    const load = jest.fn(async () => List).mockRejectedValueOnce(new Error('No network.'));
    render(<Opener part={lazyPart('list', load)} />);
    fireEvent.pointerEnter(opener());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    fireEvent.click(opener());
    expect(await screen.findByRole('list', { name: 'Soorten' })).toBeInTheDocument();
  });
});

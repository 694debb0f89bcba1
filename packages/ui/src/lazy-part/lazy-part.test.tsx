import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { type LazyPart, LazyPartProvider, type LoadChunk, lazyPart, useIntent } from './lazy-part.tsx';

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

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: unknown) => ({
    message: error instanceof Error ? error.message : 'unknown',
  });
  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : <p role="alert">{message}</p>;
  }
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

  it('throws the error of a script that does not load to the error boundary', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const part = lazyPart<{ name: string }>('list', () => Promise.reject(new Error('No network.')));
    render(
      <Boundary>
        <Opener part={part} />
      </Boundary>,
    );
    fireEvent.click(opener());
    expect(await screen.findByRole('alert')).toHaveTextContent('No network.');
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

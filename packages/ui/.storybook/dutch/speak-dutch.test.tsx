import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { speakDutch } from './speak-dutch.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

const Panel = ({ title }: { title: string }) => (
  <section>
    <button type="button" aria-label="Reset controls">
      {title}
    </button>
    <code>Name</code>
  </section>
);

describe('the interface of Storybook', () => {
  it('is Dutch, and its code is not changed', () => {
    render(<Panel title="Controls" />);
    stop = speakDutch(document.body);
    expect(screen.getByRole('button', { name: 'Regelaars herstellen' }).textContent).toBe('Regelaars');
    expect(screen.getByText('Name').tagName).toBe('CODE');
  });

  it('is marked as Dutch, unless it is English on purpose', () => {
    render(
      <p>
        <button type="button" lang="en">
          Show code
        </button>
        <span lang="en">Controls</span>
      </p>,
    );
    stop = speakDutch(document.body);
    expect(screen.getByRole('button', { name: 'Code tonen' }).lang).toBe('nl');
    expect(screen.getByText('Controls').lang).toBe('en');
  });

  it('keeps the choice in a list', () => {
    render(
      <select aria-label="icoon" defaultValue="Choose option...">
        <option>Choose option...</option>
        <option>mdiPlus</option>
      </select>,
    );
    stop = speakDutch(document.body);
    expect(screen.getByRole('option', { name: 'Kies' })).toHaveProperty('selected', true);
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Choose option...');
  });

  it('stays Dutch after a change', async () => {
    const { rerender } = render(<Panel title="Nieuw" />);
    stop = speakDutch(document.body);
    rerender(<Panel title="Accessibility" />);
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Toegankelijkheid'));
  });
});

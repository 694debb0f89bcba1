import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router';
import { ListSearch } from './list-search.tsx';

function List() {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <ListSearch
        label="Zoek"
        q={search.get('zoek') ?? undefined}
        onChange={({ q }, options) => setSearch(q ? { zoek: q } : {}, options)}
      />
      <output aria-label="adres">{search.get('zoek') ?? ''}</output>
      <output aria-label="plaats">{key}</output>
      <button onClick={() => setSearch({})}>Alle filters weghalen</button>
      <button onClick={() => void navigate(-1)}>Terug</button>
    </>
  );
}

const field = () => screen.getByRole('searchbox');
const url = () => screen.getByRole('status', { name: 'adres' }).textContent;
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function type(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
}

async function typeSlowly(text: string, pauses: readonly number[]): Promise<void> {
  let typed = '';
  for (const [index, letter] of Array.from(text).entries()) {
    typed += letter;
    type(typed);
    await wait(pauses[index % pauses.length] ?? 0);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter initialEntries={['/elders?zoek=', '/lijst']} initialIndex={1}>
      <List />
    </MemoryRouter>,
  );
  act(() => field().focus());
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the search of a list', () => {
  it.each([
    [[20]],
    [[60]],
    [[250]],
    [[310]],
    [[320]],
    [[600]],
    [[150, 310]],
    [[20, 350]],
    [[310, 20, 20]],
    [[450, 10, 10]],
    [[20, 20, 20, 20, 20, 20, 500]],
    [[299, 301]],
  ])('keeps the typed text with pauses of %j ms', async (pauses) => {
    await typeSlowly('nieuwe lift', pauses);
    expect(field()).toHaveValue('nieuwe lift');
    await wait(300);
    expect(field()).toHaveValue('nieuwe lift');
    expect(url()).toBe('nieuwe lift');
  });

  it('keeps a space at the end, and searches for the text without the space', async () => {
    type('nieuwe ');
    await wait(500);
    expect([url(), (field() as HTMLInputElement).value]).toEqual(['nieuwe', 'nieuwe ']);
  });

  it('has one entry in the history, however often the typing is paused', async () => {
    await typeSlowly('dakgoot', [400]);
    expect(url()).toBe('dakgoot');
    await act(async () => press('Terug'));
    expect([url(), (field() as HTMLInputElement).value]).toEqual(['', '']);
  });

  it('is empty after the filters are cleared', async () => {
    type('dakgoot');
    await wait(300);
    act(() => field().blur());
    await act(async () => press('Alle filters weghalen'));
    expect(field()).toHaveValue('');
    await wait(1000);
    expect(url()).toBe('');
  });

  it('is applied if the field loses the focus before the debounce delay', async () => {
    type('dakgoot');
    act(() => field().blur());
    await wait(300);
    expect([url(), (field() as HTMLInputElement).value]).toEqual(['dakgoot', 'dakgoot']);
  });
});

import { beforeEach, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { toastsSlice } from '../store/toasts.slice.ts';
import { ListResults } from './list-results.tsx';
import { ListTable } from './list-table.tsx';
import { type SettingsOf, urlFormat } from './url-format.ts';
import { useList, withRows } from './use-list.ts';

const spec = { q: ['zoek', 'text'], sort: ['volgorde', 'text'], page: ['pagina', 'page'] } as const;
const url = urlFormat(spec);

const texts = {
  title: 'Boxes',
  failed: 'No boxes',
  count: (total: number) => `${total} boxes`,
  empty: { title: 'None yet', text: 'None.' },
  nothingFound: { title: 'Nothing found', text: 'None.', clear: 'Show all' },
};

const PER_PAGE = 2;

interface Asked {
  query: SettingsOf<typeof spec> & { per_page: number };
}

/** Returns a page of so many boxes, as the server does. A search finds none. */
const pageOf = (total: number, { page = 1, per_page, q }: Asked['query']) => {
  const found = q === undefined ? total : 0;
  const names = Array.from({ length: found }, (_, at) => ({ name: `Box ${at + 1}` }));
  const data = names.slice((page - 1) * per_page, page * per_page);
  return { data, meta: { page, per_page, total: found } };
};

const asked: Asked['query'][] = [];

interface BoxesProps {
  total: number;
  start: SettingsOf<typeof spec>;
  as: 'table' | 'results';
}

function Boxes({ total, start, as }: BoxesProps) {
  const [search, setSearch] = useState(new URLSearchParams(url.write(start)));
  const settings = url.read(search);
  const input = { query: { ...settings, per_page: PER_PAGE } };
  const data = pageOf(total, input.query);
  const fetch = ({ query }: Asked) => {
    asked.push(query);
    return { unwrap: async () => Promise.resolve(pageOf(total, query)) };
  };
  const list = useList(
    { data, currentData: data, isFetching: false, refetch: () => undefined },
    { url, settings, onChange: (change) => setSearch(url.changeIn(search, change)), input, lazy: [fetch] },
  );
  if (as === 'results')
    return (
      <ListResults list={list} texts={texts} skeleton={null} below="Below">
        {(rows) => rows.map(({ name }) => <p key={name}>{name}</p>)}
      </ListResults>
    );
  const columns = [
    { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }: { name: string }) => name },
  ];
  const withIds = withRows(list, (rows) => rows.map(({ name }) => ({ id: name, name })));
  return <ListTable list={withIds} drawing="todos" texts={texts} columns={columns} />;
}

const show = (total: number, start: BoxesProps['start'] = {}, as: BoxesProps['as'] = 'results') =>
  render(
    <Provider store={configureStore({ reducer: { toasts: toastsSlice.reducer } })}>
      <Boxes total={total} start={start} as={as} />
    </Provider>,
  );

const print = jest.spyOn(window, 'print');

beforeEach(() => {
  asked.length = 0;
  print.mockReset().mockImplementation(() => undefined);
});

it('turns the page, and goes back to the first when a search is taken away', () => {
  show(3, { q: 'nowhere', page: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  fireEvent.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(screen.getByText('Box 3')).toBeVisible();
  expect(screen.queryByText('Box 1')).not.toBeInTheDocument();
});

it('goes to the last page from one past the end', () => {
  show(3, { page: 9 });
  expect(screen.getByText('Box 3')).toBeVisible();
});

it.each(['table', 'results'] as const)('prints all rows of all pages in a list shown as %s', async (as) => {
  show(LIST_PAGE_SIZE_MAX + 1, { sort: 'name', page: 2 }, as);
  fireEvent.click(screen.getByRole('button', { name: /afdrukken/iu }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getAllByText(`Box ${LIST_PAGE_SIZE_MAX + 1}`).length).toBeGreaterThan(0);
  expect(asked.map(({ page, per_page, sort }) => [page, per_page, sort])).toEqual([
    [1, LIST_PAGE_SIZE_MAX, 'name'],
    [2, LIST_PAGE_SIZE_MAX, 'name'],
  ]);
});

it.each([
  ['that is empty', 0, {}, 'None yet'],
  ['that is empty in another order', 0, { sort: 'name' }, 'None yet'],
  ['whose search finds nothing', 3, { q: 'nowhere' }, 'Nothing found'],
] as const)('says of a list %s what it is', (_, total, start, title) => {
  show(total, start);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('Below')).toBeVisible();
});

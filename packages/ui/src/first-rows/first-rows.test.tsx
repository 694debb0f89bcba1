import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PagedList } from '../paged-list/paged-list.tsx';
import { type RowKind, RowsInSteps } from './first-rows.ts';

const rows = Array.from({ length: 25 }, (_, index) => `Notulen ${index + 1}`);

const listWith = (inSteps: boolean, rendered: number[] = [], rowKind?: RowKind) => (
  <RowsInSteps value={inSteps}>
    <PagedList
      countText={(total) => `${total} documenten`}
      rows={rows}
      {...(rowKind && { rowKind })}
      paging={{ page: 1, perPage: 25, total: 25, onPage: () => undefined }}
    >
      {(shown) => {
        if (rendered.at(-1) !== shown.length) rendered.push(shown.length);
        return (
          <ul>
            {shown.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        );
      }}
    </PagedList>
  </RowsInSteps>
);

it('shows the rows that fit in the window first, and all rows after it', () => {
  const rendered: number[] = [];
  render(listWith(true, rendered));
  expect(window.innerHeight).toBe(768);
  expect(rendered).toEqual([10, 25]);
  expect(screen.getAllByRole('listitem')).toHaveLength(25);
});

it('shows fewer rows first if they have pictures', () => {
  const rendered: number[] = [];
  render(listWith(true, rendered, 'picture'));
  expect(rendered).toEqual([7, 25]);
});

it('shows all rows at once on the server, and after going back', () => {
  const rendered: number[] = [];
  render(listWith(false, rendered));
  expect(rendered).toEqual([25]);
  expect(renderToString(listWith(false)).match(/<li>/gu)).toHaveLength(25);
});

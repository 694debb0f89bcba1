import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DataTable } from '../data-table/data-table.tsx';
import { DocumentList, DocumentRow } from '../document-list/document-list.tsx';
import { Menu, MenuIconButton } from '../menu/menu.tsx';

const menu = (
  <Menu
    trigger={<MenuIconButton icon="M0 0" label="Acties" />}
    groups={[{ id: 'read', entries: [{ id: 'view', label: 'Bekijken', href: '#view' }] }]}
  />
);
const selection = { isSelected: true, onChange: () => undefined };

const documents = (
  <DocumentList label="Documenten">
    {['Begroting', 'Notulen'].map((name) => (
      <DocumentRow
        key={name}
        name={name}
        href="#document"
        extension="pdf"
        date="2026-06-24"
        byteSize={412_000}
        thumbnail="/thumbnail"
        selection={selection}
        menu={menu}
      />
    ))}
  </DocumentList>
);

const table = (
  <DataTable
    label="Facturen"
    columns={[{ id: 'name', header: 'Leverancier', cell: ({ name }) => name }]}
    content={{ state: 'loaded', rows: [{ id: '1', name: 'Elektro Maas' }] }}
    empty={null}
    rowHref={() => '#invoice'}
    selection={{ selected: [], onSelect: () => undefined, nameOf: ({ name }) => name }}
  />
);

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Draws a page as the server does, and lets it come alive as in the browser. Returns the differences. */
function comeAlive(page: ReactNode): unknown[] {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const differences: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...reported) => differences.push(reported));
  act(() => {
    render(page, {
      container,
      hydrate: true,
      onRecoverableError: (error) => differences.push(error),
    });
  });
  return differences;
}

it('a list of documents is the same on the server and in the browser', () => {
  expect(comeAlive(documents)).toEqual([]);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

it('a table has both layouts on the server, and one in the browser', () => {
  expect(renderToString(table).match(/Elektro Maas<\/a>/gu)).toHaveLength(2);
  expect(comeAlive(table)).toEqual([]);
  expect(screen.getAllByRole('link', { name: 'Elektro Maas' })).toHaveLength(1);
});

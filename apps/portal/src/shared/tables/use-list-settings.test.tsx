import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { configureStore } from '@reduxjs/toolkit';
import { anAssociation } from '@mijn/api/mock/auth';
import { AssociationContext } from '../session/association-context.ts';
import { tablesSlice } from '../store/persisted.slices.ts';
import { urlFormat } from './url-format.ts';
import { useListSettings } from './use-list-settings.ts';

const format = urlFormat({ sort: ['volgorde', 'text'], page: ['pagina', 'page'] });

function List({ onRender }: { onRender?: () => void }) {
  onRender?.();
  const { onChange: change } = useListSettings('list', format);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const followAndSort = (href: string) => {
    void navigate(href);
    change({ sort: 'name' });
  };
  const sortAndTurn = () => {
    change({ sort: 'name' });
    change({ page: 2 });
  };
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={sortAndTurn}>Sort</button>
      <button onClick={() => followAndSort('/elsewhere')}>Leave</button>
      <button onClick={() => followAndSort('?document=1')}>Open</button>
    </>
  );
}

function renderList(onRender?: () => void) {
  const store = configureStore({ reducer: { tables: tablesSlice.reducer } });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AssociationContext value={{ association: anAssociation(), isOwnUrl: true }}>
          <List {...(onRender && { onRender })} />
        </AssociationContext>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

it.each([
  ['two changes at the same time are both in the URL', 'Sort', '/?volgorde=name&pagina=2'],
  ['a change keeps what a link has just opened over the list', 'Open', '/?document=1&volgorde=name'],
  ['a change after a link to another page does not lead back to the list', 'Leave', '/elsewhere'],
])('%s', (_, button, url) => {
  renderList();
  act(() => screen.getByRole('button', { name: button }).click());
  expect(screen.getByRole('status')).toHaveTextContent(url);
});

it('storing the settings does not render the list again', () => {
  const onRender = jest.fn();
  const store = renderList(onRender);
  expect(Object.keys(store.getState().tables)).toHaveLength(1);
  expect(onRender).toHaveBeenCalledTimes(1);
});

import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { configureStore } from '@reduxjs/toolkit';
import { anAssociation } from '@mijn/api/mock/auth';
import { AssociationContext } from '../session/association-context.ts';
import { tablesSlice } from '../session/persisted.slices.ts';
import { addressFormat } from './address-format.ts';
import { useListSettings } from './use-list-settings.ts';

const format = addressFormat({ sort: ['volgorde', 'text'], page: ['pagina', 'page'] });

function List({ onRender }: { onRender?: () => void }) {
  onRender?.();
  const { onChange: change } = useListSettings('list', format);
  const { search } = useLocation();
  const sortAndTurn = () => {
    change({ sort: 'name' });
    change({ page: 2 });
  };
  return <button onClick={sortAndTurn}>{search}</button>;
}

function renderList(onRender?: () => void) {
  const store = configureStore({ reducer: { tables: tablesSlice.reducer } });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AssociationContext value={{ association: anAssociation(), isOwnAddress: true }}>
          <List {...(onRender && { onRender })} />
        </AssociationContext>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

it('two changes at the same time are both in the URL', () => {
  renderList();
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('?volgorde=name&pagina=2');
});

it('storing the settings does not render the list again', () => {
  const onRender = jest.fn();
  const store = renderList(onRender);
  expect(Object.keys(store.getState().tables)).toHaveLength(1);
  expect(onRender).toHaveBeenCalledTimes(1);
});

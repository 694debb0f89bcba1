import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { configureStore } from '@reduxjs/toolkit';
import { anAssociation } from '../../testing/builders.ts';
import { AssociationContext } from '../session/association-context.ts';
import { tablesSlice } from '../session/persisted.slices.ts';
import { addressFormat } from './address-format.ts';
import { useListSettings } from './use-list-settings.ts';

const format = addressFormat({ sort: ['volgorde', 'text'], page: ['pagina', 'page'] });

function List() {
  const { onChange: change } = useListSettings('list', format);
  const { search } = useLocation();
  const sortAndTurn = () => {
    change({ sort: 'name' });
    change({ page: 2 });
  };
  return <button onClick={sortAndTurn}>{search}</button>;
}

it('two changes at the same time are both in the URL', () => {
  const store = configureStore({ reducer: { tables: tablesSlice.reducer } });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AssociationContext value={{ association: anAssociation(), isOwnAddress: true }}>
          <List />
        </AssociationContext>
      </MemoryRouter>
    </Provider>,
  );
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('?volgorde=name&pagina=2');
});

import { describe, expect, it, jest } from '@jest/globals';
import { createConnection } from '@mijn/api';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { OverPage } from '../shared/shell/over-page.tsx';
import { snackbarShown } from '../shared/toasts/toast-actions.ts';
import { toastShown } from '../shared/store/toasts.slice.ts';
import { createPortalStore } from './store.ts';

function showToasts() {
  const { store } = createPortalStore(createConnection({ baseUrl: 'https://mijn.example/api' }));
  render(
    <Provider store={store}>
      <OverPage />
    </Provider>,
  );
  const remove = (about: string) => {
    const undo = jest.fn();
    const text = `“${about}” is verwijderd.`;
    act(() =>
      store.dispatch(
        snackbarShown({ text, kind: 'album-deletion', about, label: 'Ongedaan maken', act: undo }),
      ),
    );
    return undo;
  };
  return { store, remove };
}

describe('the toasts over a page', () => {
  it('are one of a kind: the second deletion replaces the first, and the key undoes the second', async () => {
    const { store, remove } = showToasts();
    const first = remove('Zomerfeest');
    const second = remove('Tuindag');
    expect(screen.getByRole('status')).toHaveTextContent('“Tuindag” is verwijderd.');
    expect(screen.queryByText('“Zomerfeest” is verwijderd.')).not.toBeInTheDocument();
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(second).toHaveBeenCalledTimes(1);
    expect(first).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keep the success of one thing beside the failure of another', () => {
    const { store, remove } = showToasts();
    remove('Zomerfeest');
    act(() => {
      store.dispatch(toastShown('danger', 'Dit is niet gelukt.', 'album-deletion', { about: 'Tuindag' }));
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Dit is niet gelukt.');
    expect(screen.getByRole('status')).toHaveTextContent('“Zomerfeest” is verwijderd.');
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DataTable } from './data-table.tsx';

const followed = jest.fn();
const open = jest.spyOn(window, 'open').mockReturnValue(null);

beforeEach(() => {
  render(
    <DataTable
      label="Facturen"
      columns={[
        { id: 'name', header: 'Leverancier', cell: () => 'Elektro Maas' },
        { id: 'amount', header: 'Bedrag', cell: () => 'tien euro' },
        { id: 'menu', header: 'Acties', cell: () => <button type="button">Meer</button> },
      ]}
      content={{ state: 'loaded', rows: [{ id: '1' }] }}
      empty={null}
      rowHref={({ id }) => `#invoice-${id}`}
    />,
  );
  screen.getByRole('link', { name: 'Elektro Maas' }).addEventListener('click', (event) => {
    event.preventDefault();
    followed(event.ctrlKey);
  });
});
afterEach(() => {
  window.getSelection()?.removeAllRanges();
  open.mockClear();
  followed.mockClear();
});

const auxClick = (element: Element, button: number) =>
  fireEvent(element, new MouseEvent('auxclick', { bubbles: true, button }));

describe('a row with a link', () => {
  it('opens in a tab of its own with the middle button, anywhere in it', () => {
    auxClick(screen.getByText('tien euro'), 1);
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/#invoice-1$/u), '_blank', 'noopener');
  });
  it('leaves the right button alone', () => {
    auxClick(screen.getByText('tien euro'), 2);
    expect(open).not.toHaveBeenCalled();
  });
  it('is followed once by a click beside the link, with the keys that were held', () => {
    fireEvent.click(screen.getByText('tien euro'), { ctrlKey: true });
    expect(followed.mock.calls).toEqual([[true]]);
  });
  it('does not take the click on a button in it', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Meer' }));
    expect(followed).not.toHaveBeenCalled();
  });
  it('stays when the click ended a selection of text', () => {
    window.getSelection()?.selectAllChildren(screen.getByText('tien euro'));
    fireEvent.click(screen.getByText('tien euro'));
    expect(followed).not.toHaveBeenCalled();
  });
});

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
  it('opens the link in a new tab after a click with the middle button anywhere in the row', () => {
    auxClick(screen.getByText('tien euro'), 1);
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/#invoice-1$/u), '_blank', 'noopener');
  });
  it('ignores a click with the right button', () => {
    auxClick(screen.getByText('tien euro'), 2);
    expect(open).not.toHaveBeenCalled();
  });
  it('follows the link once after a click beside the link, with the pressed modifier keys', () => {
    fireEvent.click(screen.getByText('tien euro'), { ctrlKey: true });
    expect(followed.mock.calls).toEqual([[true]]);
  });
  it('does not follow the link after a click on a button in the row', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Meer' }));
    expect(followed).not.toHaveBeenCalled();
  });
  it('does not follow the link after a click that ended a selection of text', () => {
    window.getSelection()?.selectAllChildren(screen.getByText('tien euro'));
    fireEvent.click(screen.getByText('tien euro'));
    expect(followed).not.toHaveBeenCalled();
  });
});

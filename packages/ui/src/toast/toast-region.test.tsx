import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TOAST_MS } from '@mijn/domain/limits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ToastMessage, ToastRegion } from './toast.tsx';

const saved: ToastMessage = { id: 'saved', tone: 'success', text: 'Opgeslagen.' };

const undo = jest.fn();
const deleted: ToastMessage = {
  id: 'deleted',
  tone: 'success',
  text: '“Zomerfeest” is verwijderd.',
  action: { label: 'Ongedaan maken', onPress: undo },
};

function show(...toasts: readonly ToastMessage[]) {
  const onDismiss = jest.fn();
  const { rerender } = render(<ToastRegion toasts={toasts} onDismiss={onDismiss} />);
  return {
    onDismiss,
    region: screen.getByRole('region', { name: 'Meldingen' }),
    showOthers: (...others: readonly ToastMessage[]) =>
      rerender(<ToastRegion toasts={others} onDismiss={onDismiss} />),
  };
}

const pressUndo = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });

function focusField(value: string): HTMLElement {
  render(<input aria-label="Onderwerp" defaultValue={value} />);
  const field = screen.getByRole('textbox', { name: 'Onderwerp' });
  act(() => field.focus());
  return field;
}

function turnTab(visibilityState: 'hidden' | 'visible') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  fireEvent(document, new Event('visibilitychange'));
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('ToastRegion', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    undo.mockReset();
    jest.useRealTimers();
  });

  it('shows a toast without a duration for five seconds', () => {
    const { onDismiss } = show(saved);
    pass(TOAST_MS - 1);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('saved');
  });

  it('shows a toast with an action for twenty seconds', () => {
    const { onDismiss } = show(deleted);
    pass(19_999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('deleted');
  });

  it('stops the timer while the tab is in the background', () => {
    const { onDismiss } = show(saved);
    pass(TOAST_MS - 1);
    turnTab('hidden');
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    turnTab('visible');
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('saved');
  });

  it('stops the timer while the pointer is on a toast, and then continues with the remaining time', () => {
    const { onDismiss, region } = show({ ...saved, duration: 1500 });
    pass(1000);
    fireEvent.pointerEnter(region);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(region);
    pass(499);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('saved');
  });

  it('stops the timer while a toast has the focus', () => {
    const { onDismiss } = show(saved);
    act(() => screen.getByRole('button', { name: 'Melding sluiten' }).focus());
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('returns the focus to where it was when its toast closes, or else to the heading of the page', () => {
    const page = render(
      <main>
        <h1 tabIndex={-1}>Prikbord</h1>
        <button type="button">Bericht plaatsen</button>
      </main>,
    );
    show(saved);
    const before = screen.getByRole('button', { name: 'Bericht plaatsen' });
    const close = screen.getByRole('button', { name: 'Melding sluiten' });
    act(() => before.focus());
    act(() => close.focus());
    fireEvent.click(close);
    expect(before).toHaveFocus();
    act(() => close.focus());
    page.rerender(
      <main>
        <h1 tabIndex={-1}>Prikbord</h1>
      </main>,
    );
    fireEvent.click(close);
    expect(screen.getByRole('heading', { name: 'Prikbord' })).toHaveFocus();
  });

  it('interrupts a screen reader for the tone `danger` only', () => {
    show({ ...saved, tone: 'danger', text: 'Te veel verzoeken, probeer het later opnieuw.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Te veel verzoeken, probeer het later opnieuw.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces a toast again that replaces one with the same text', () => {
    const { showOthers } = show(saved);
    const before = screen.getByText(saved.text);
    showOthers({ ...saved, id: 'saved again' });
    expect(before).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(saved.text);
  });

  it('shows a failure before toasts that came earlier', () => {
    const numbered = (id: string): ToastMessage => ({ ...deleted, id, text: `Bericht ${id}` });
    const failed: ToastMessage = { id: 'failed', tone: 'danger', text: 'Dit is niet gelukt.' };
    show(...['1', '2', '3', '4'].map(numbered), failed);
    expect(screen.getByRole('alert')).toHaveTextContent('Dit is niet gelukt.');
    expect(screen.getByText('Bericht 2')).toBeInTheDocument();
    expect(screen.queryByText('Bericht 3')).not.toBeInTheDocument();
  });
});

describe('the undo key of a toast', () => {
  afterEach(() => {
    cleanup();
    undo.mockReset();
  });

  const button = (text: string) => screen.getByText(text).parentElement?.querySelector('button');

  it('runs the action from anywhere on the page, once, and closes the toast', () => {
    const { onDismiss, showOthers } = show(deleted);
    expect(pressUndo()).toBe(false);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('deleted');
    showOthers();
    expect(pressUndo()).toBe(true);
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('is of the latest toast with an action, which alone names it', () => {
    const later = jest.fn();
    const action = { label: 'Terugzetten', onPress: later };
    show(deleted, { ...deleted, id: 'later', text: 'Bijlage verwijderd', action }, saved);
    expect(button('Bijlage verwijderd')).toHaveAccessibleDescription('Sneltoets: Ctrl+Z');
    expect(button('Bijlage verwijderd')).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
    expect(button(deleted.text)).not.toHaveAttribute('aria-keyshortcuts');
    expect(screen.getAllByText('Ctrl+Z')).toHaveLength(1);
    pressUndo();
    expect(later).toHaveBeenCalledTimes(1);
    expect(undo).not.toHaveBeenCalled();
  });

  it('stays the key of a text field with text, and is not named there', () => {
    show(deleted);
    const field = focusField('Tuindag');
    expect(screen.queryByText('Ctrl+Z')).not.toBeInTheDocument();
    expect(pressUndo(field)).toBe(true);
    expect(undo).not.toHaveBeenCalled();
    act(() => field.blur());
    expect(screen.getByText('Ctrl+Z')).toBeInTheDocument();
  });

  it('puts a draft back from the empty field of a form that began again, until the user types there', () => {
    show(deleted);
    const field = focusField('');
    expect(screen.getByText('Ctrl+Z')).toBeInTheDocument();
    pressUndo(field);
    expect(undo).toHaveBeenCalledTimes(1);
    fireEvent.input(field, { target: { value: 'T' } });
    fireEvent.input(field, { target: { value: '' } });
    expect(screen.queryByText('Ctrl+Z')).not.toBeInTheDocument();
    pressUndo(field);
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('never is a letter alone', () => {
    show(deleted);
    fireEvent.keyDown(document.body, { key: 'z' });
    expect(undo).not.toHaveBeenCalled();
  });

  it('is not named on a device without a mouse, and works there', () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    show(deleted);
    expect(screen.queryByText('Ctrl+Z')).not.toBeInTheDocument();
    pressUndo();
    expect(undo).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });
});

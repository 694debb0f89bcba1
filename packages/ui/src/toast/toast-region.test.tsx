import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TOAST_MS } from '@mijn/domain/limits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ToastMessage, ToastRegion } from './toast.tsx';

const saved: ToastMessage = { id: 'saved', tone: 'success', text: 'Opgeslagen.' };

function show(toast: ToastMessage) {
  const onDismiss = jest.fn();
  render(<ToastRegion toasts={[toast]} onDismiss={onDismiss} />);
  return { onDismiss, region: screen.getByRole('region', { name: 'Meldingen' }) };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('ToastRegion', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('shows a toast without a duration for five seconds', () => {
    const { onDismiss } = show(saved);
    pass(TOAST_MS - 1);
    expect(onDismiss).not.toHaveBeenCalled();
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
});

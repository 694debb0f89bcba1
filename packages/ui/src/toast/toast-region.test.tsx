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

  it('keeps a message for five seconds when it does not say how long', () => {
    const { onDismiss } = show(saved);
    pass(TOAST_MS - 1);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('saved');
  });

  it('waits while the pointer is on it, and goes on with the time that was left', () => {
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

  it('waits while the focus is in it', () => {
    const { onDismiss } = show(saved);
    act(() => screen.getByRole('button', { name: 'Melding sluiten' }).focus());
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('interrupts a screen reader for danger only', () => {
    show({ ...saved, tone: 'danger', text: 'Te veel verzoeken, probeer het later opnieuw.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Te veel verzoeken, probeer het later opnieuw.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

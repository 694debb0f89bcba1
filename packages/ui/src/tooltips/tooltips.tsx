import { useLayoutEffect, useRef, useState } from 'react';
import { iconOnlyControlOf, tooltipOf } from './icon-only.ts';
import styles from './tooltips.module.css';

/** The smallest distance between a tooltip and the edge of the screen, in CSS pixels. */
const EDGE = 8;

interface Shown {
  control: HTMLElement;
  by: 'pointer' | 'focus';
}

/** Places a tooltip below its control, or above it where the screen ends. */
function place(tooltip: HTMLElement, control: HTMLElement): void {
  const box = control.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const left = box.left + box.width / 2 - width / 2;
  const isAbove = box.bottom + height > window.innerHeight;
  tooltip.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`;
  tooltip.style.top = `${isAbove ? box.top - height : box.bottom}px`;
}

/**
 * Shows the names of all icon-only buttons and links: when the pointer rests on one, and when one gets the focus of
 * the keyboard. Escape, a press and scrolling hide the tooltip. A page has one of these. Screen readers already read
 * the name, so the tooltip is hidden from them.
 */
export function Tooltips() {
  const [shown, setShown] = useState<Shown>();
  const tooltip = useRef<HTMLDivElement>(null);

  // It listens as soon as it is rendered, so that it misses no event.
  useLayoutEffect(() => {
    const hide = () => setShown(undefined);
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      // The pointer may move over the tooltip, so that a magnified tooltip can be read (WCAG 1.4.13).
      if (pointerType === 'touch' || (target instanceof Node && tooltip.current?.contains(target))) return;
      const control = iconOnlyControlOf(target);
      setShown((before) => {
        if (!control) return undefined;
        return before?.control === control ? before : { control, by: 'pointer' };
      });
    };
    const onFocus = ({ target }: FocusEvent) => {
      const control = iconOnlyControlOf(target);
      setShown(control?.matches(':focus-visible') ? { control, by: 'focus' } : undefined);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' || key === 'Enter' || key === ' ') hide();
    };
    const root = document.documentElement;
    const hiding = ['focusout', 'pointerdown', 'scroll'];
    document.addEventListener('pointerover', onPointer, true);
    document.addEventListener('focusin', onFocus, true);
    document.addEventListener('keydown', onKey, true);
    for (const event of hiding) document.addEventListener(event, hide, true);
    root.addEventListener('pointerleave', hide);
    return () => {
      document.removeEventListener('pointerover', onPointer, true);
      document.removeEventListener('focusin', onFocus, true);
      document.removeEventListener('keydown', onKey, true);
      for (const event of hiding) document.removeEventListener(event, hide, true);
      root.removeEventListener('pointerleave', hide);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown && tooltip.current) place(tooltip.current, shown.control);
  }, [shown]);

  return (
    shown && (
      <div
        ref={tooltip}
        role="tooltip"
        aria-hidden
        // A dialog does not make the tooltips of its buttons inert.
        data-react-aria-top-layer
        className={styles['tooltip']}
        data-by={shown.by}
      >
        <span>{tooltipOf(shown.control)}</span>
      </div>
    )
  );
}

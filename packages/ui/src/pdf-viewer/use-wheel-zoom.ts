import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Zooming with the wheel and Ctrl, which is also what a pinch on a touchpad is. @param onZoom by what factor */
export function useWheelZoom(element: RefObject<HTMLElement | null>, onZoom: (factor: number) => void): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const { current } = element;
    const listen = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) / 200));
    };
    // React's own listener is passive: it could not keep the browser from zooming the whole page.
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, [element]);
}

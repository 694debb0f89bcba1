import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The wheel with the Ctrl key is also the event of a pinch on a touchpad. `onZoom` gets the factor. */
export function useWheelZoom(element: RefObject<HTMLElement | null>, onZoom: (factor: number) => void): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const { current } = element;
    const listen = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) / 200));
    };
    // React adds passive wheel listeners, which cannot prevent the browser from zooming the whole page.
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, [element]);
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settledState } from '../picture/settled-state.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { Photo } from '../photo-grid/photo-grid.tsx';
import styles from './lightbox.module.css';
import { texts } from './texts.ts';
import type { useGestures } from './use-gestures.ts';

/** The value of the `sizes` attribute: a photo is as wide as the viewport. */
export const SIZES = '100vw';

export interface LightboxPhotoProps {
  photo: Photo;
  gestures: ReturnType<typeof useGestures>;
}

export function LightboxPhoto({ photo, gestures }: LightboxPhotoProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const { view, drag, handlers } = gestures;
  const stage = useRef<HTMLDivElement>(null);
  const onWheel = useEffectEvent(gestures.onWheel);
  // The listener of React is passive, and cannot prevent that the browser zooms the page.
  useEffect(() => {
    const frame = stage.current;
    if (!frame) return undefined;
    const zoom = (event: WheelEvent) => onWheel(event, frame);
    frame.addEventListener('wheel', zoom, { passive: false });
    return () => frame.removeEventListener('wheel', zoom);
  }, []);
  const { src, srcSet, width, height, alt } = photo;
  if (state === 'broken') return <p className={styles['broken']}>{texts.broken}</p>;
  return (
    <div ref={stage} className={styles['stage']} data-large={view.scale > 1 || undefined} {...handlers}>
      <img
        src={src}
        {...(srcSet === undefined ? {} : { srcSet, sizes: SIZES })}
        width={width}
        height={height}
        alt={alt}
        draggable={false}
        data-held={drag !== 0 || undefined}
        style={{ transform: `translate(${view.x + drag}px, ${view.y}px) scale(${view.scale})` }}
        ref={(img) => setState((earlier) => settledState(img) ?? earlier)}
        onLoad={() => setState('shown')}
        onError={() => setState('broken')}
      />
      {state === 'loading' && (
        <span className={styles['loading']}>
          <Spinner label={texts.loading} />
        </span>
      )}
    </div>
  );
}

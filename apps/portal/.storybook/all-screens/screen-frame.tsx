import { useEffect, useRef, useState } from 'react';
import styles from './all-screens.module.css';
import { createTurns } from './turns.ts';

/** Each frame loads the whole portal, so that only a few load at the same time. */
const turns = createTurns(3);

/** The maximum time that a frame keeps its turn, in milliseconds. A story that never appears does not stop the others. */
const LONGEST_TURN_MS = 8000;

const SHOWN = ['sb-show-main', 'sb-show-errordisplay', 'sb-show-nopreview'];

function whenShown(frame: HTMLIFrameElement, shown: () => void): void {
  const body = frame.contentDocument?.body;
  if (!body) return shown();
  const isShown = () => SHOWN.some((name) => body.classList.contains(name));
  if (isShown()) return shown();
  const observer = new MutationObserver(() => {
    if (!isShown()) return;
    observer.disconnect();
    shown();
  });
  observer.observe(body, { attributes: true });
  return undefined;
}

export const widths = {
  phone: { label: 'Telefoon, 375', width: 375, height: 812 },
  desktop: { label: 'Bureaublad, 1280', width: 1280, height: 812 },
} as const;

interface ScreenFrameProps {
  title: string;
  story: string;
  scheme: string;
  steps: string;
  width: keyof typeof widths;
}

/** Shows a story small, at a width. The frame loads when it is almost in view, and goes when it is far away. */
export function ScreenFrame({ title, story, scheme, steps, width }: ScreenFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const end = useRef<() => void>(undefined);
  const [isNear, setNear] = useState(false);
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '300px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = turns.take(() => {
      setStarted(true);
      timer = setTimeout(() => leave(), LONGEST_TURN_MS);
    });
    end.current = leave;
    return () => {
      clearTimeout(timer);
      leave();
      setStarted(false);
    };
  }, [isNear]);
  const size = widths[width];
  return (
    <div ref={place} className={styles['frame']} data-width={width}>
      {isStarted && (
        // The frame is a page of the same Storybook, which needs its origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={title}
          src={`iframe.html?id=${story}&viewMode=story&steps=${steps}&globals=scheme:${scheme}`}
          width={size.width}
          height={size.height}
          tabIndex={-1}
          onLoad={({ currentTarget }) => whenShown(currentTarget, () => end.current?.())}
        />
      )}
    </div>
  );
}

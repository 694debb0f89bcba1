import { DocsContext } from '@storybook/addon-docs/blocks';
import { Fragment, useContext, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { brandOf } from '../brands.ts';
import { tokensOfBrand } from '../docs/tokens-of-brand.ts';
import styles from './catalogue.module.css';
import { extendStyleSheets, showAs, type PseudoState } from './pseudo-states.ts';
import { stateRowsOf } from './state-rows.ts';
import { useGlobals } from './use-globals.ts';
import type { Kind } from './wcag.ts';

const schemes = [
  ['light', 'Licht'],
  ['dark', 'Donker'],
] as const;

type SchemeName = (typeof schemes)[number][0];

const noCallbacks = {
  showMain: () => undefined,
  showError: () => undefined,
  showException: () => undefined,
};

/** Returns the tokens of a brand as custom properties, so that a part of a page has its own scheme. */
const styleOf = (brand: string, scheme: SchemeName): CSSProperties => ({
  ...Object.fromEntries(
    Object.entries(tokensOfBrand(brand)[scheme]).map(([name, value]) => [`--${name}`, value]),
  ),
  colorScheme: scheme,
});

/** Renders its children when they are almost in view, because a grid has up to forty stories. */
function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear && children}</div>;
}

function StoryInPlace({ id, state }: { id: string; state?: PseudoState | undefined }) {
  const docs = useContext(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const story = docs.storyById(id);
    const leave = docs.renderStoryToElement(story, element, noCallbacks, {
      autoplay: false,
      forceInitialArgs: true,
    });
    const show = () => {
      extendStyleSheets();
      if (state) showAs(element, state);
    };
    const observer = new MutationObserver(show);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      void leave();
    };
  }, [docs, id, state]);
  return <div ref={place} />;
}

/** A story in a page of its own, for what covers the whole page. It is at rest, and no panel is beside it. */
const framed = (id: string, scheme: SchemeName): string =>
  `iframe.html?id=${id}&steps=rest&globals=scheme:${scheme}`;

/** Each state is shown in light and in dark: at rest, with the pointer, the focus and a press, and as each story that is named after a state. */
export function StateGrid({ kinds }: { kinds: readonly Kind[] }) {
  const docs = useContext(DocsContext);
  const brand = brandOf(useGlobals());
  const isLayer = kinds.includes('layer');
  const rows = stateRowsOf(docs.componentStories(), isLayer ? [] : kinds);
  return (
    <div className={`sb-unstyled ${styles['grid']}`}>
      {rows.map(({ title, story, state }) => (
        <Fragment key={title}>
          <h3 className={styles['state']}>{title}</h3>
          {schemes.map(([scheme, name]) => (
            <div
              key={scheme}
              className={styles['cell']}
              style={styleOf(brand, scheme)}
              title={name}
              data-story={story.id}
            >
              {isLayer ? (
                // The frame is a page of the same Storybook, which needs its origin.
                // oxlint-disable-next-line react/iframe-missing-sandbox
                <iframe
                  className={styles['frame']}
                  title={`${title}, ${name}`}
                  src={framed(story.id, scheme)}
                  loading="lazy"
                />
              ) : (
                <InView>
                  {/* Each cell is a form, so that radio buttons of the same name are apart. */}
                  <form onSubmit={(event) => event.preventDefault()}>
                    <StoryInPlace id={story.id} state={state} />
                  </form>
                </InView>
              )}
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

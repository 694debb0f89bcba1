import { brandStyle } from '@mijn/domain/brand';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useEffect, type ComponentProps, type PropsWithChildren } from 'react';
import { brandOf, brands } from '../brands.ts';
import { speakDutch } from '../dutch/speak-dutch.ts';
import { tokensOfBrand } from '../docs/tokens-of-brand.ts';
import { lookOf, shownScheme } from '../look/look.ts';
import { schemeOf } from '../scheme-of.ts';
import { showScheme } from '../scheme.ts';
import { AboutHead, useAbout } from './about.tsx';
import { useGlobals } from './use-globals.ts';

export function PageHeading({ children, ...props }: ComponentProps<'h1'>) {
  const about = useAbout();
  return (
    <>
      <h1 {...props}>{children}</h1>
      {about && <AboutHead {...about} />}
    </>
  );
}

/** The foot has the facts of all components, which the page with their list and the stories don't need. */
const AboutFoot = lazy(() => import('./about-foot.tsx'));

function Foot() {
  const about = useAbout();
  return (
    about && (
      <Suspense fallback={null}>
        <AboutFoot {...about} />
      </Suspense>
    )
  );
}

export function Page({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const chosen = schemeOf(globals);
  const brand = brandOf(globals);
  const scheme = shownScheme(chosen);
  useEffect(() => {
    showScheme(chosen);
  }, [chosen]);
  useEffect(() => speakDutch(document.body), []);
  return (
    <DocsContainer {...props} theme={lookOf(tokensOfBrand(brand)[scheme], scheme)}>
      <style>{brandStyle({ palette: brands[brand]?.palette ?? {} })}</style>
      {children}
      <Foot />
    </DocsContainer>
  );
}

import { brandStyle } from '@mijn/domain/brand';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type ComponentProps, type PropsWithChildren } from 'react';
import { brandOf, brands } from '../brands.ts';
import { tokensOfBrand } from '../docs/tokens-of-brand.ts';
import { lookOf, shownScheme } from '../look/look.ts';
import { schemeOf } from '../scheme-of.ts';
import { showScheme } from '../scheme.ts';
import { AboutFoot, AboutHead, useAbout } from './about.tsx';
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

function Foot() {
  const about = useAbout();
  return about && <AboutFoot {...about} />;
}

export function Page({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const chosen = schemeOf(globals);
  const brand = brandOf(globals);
  const scheme = shownScheme(chosen);
  useEffect(() => {
    showScheme(chosen);
  }, [chosen]);
  return (
    <DocsContainer {...props} theme={lookOf(tokensOfBrand(brand)[scheme], scheme)}>
      <style>{brandStyle({ palette: brands[brand]?.palette ?? {} })}</style>
      {children}
      <Foot />
    </DocsContainer>
  );
}

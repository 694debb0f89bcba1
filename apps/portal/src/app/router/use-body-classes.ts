import { useEffect } from 'react';
import { bodyClasses } from './body-classes.ts';

/** Gives the body the classes of the route for as long as it is shown. */
export function useBodyClasses(chain: readonly (string | undefined)[]): void {
  const names = bodyClasses(chain).join(' ');
  useEffect(() => {
    const classes = names.split(' ').filter(Boolean);
    document.body.classList.add(...classes);
    return () => document.body.classList.remove(...classes);
  }, [names]);
}

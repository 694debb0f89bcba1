import { useEffect } from 'react';

/**
 * The style classes of the body for a route and its parents, from the outside in (specification §2).
 * A class that starts with '!' replaces the inherited ones; any other adds to them.
 */
export function bodyClasses(chain: readonly (string | undefined)[]): readonly string[] {
  const classes = chain.filter((own) => own !== undefined);
  const replacing = classes.map((own) => own.startsWith('!')).lastIndexOf(true);
  return classes.slice(Math.max(replacing, 0)).map((own) => own.replace(/^!/u, ''));
}

/** Gives the body the classes of the route for as long as it is shown. */
export function useBodyClasses(chain: readonly (string | undefined)[]): void {
  const names = bodyClasses(chain).join(' ');
  useEffect(() => {
    const classes = names.split(' ').filter(Boolean);
    document.body.classList.add(...classes);
    return () => document.body.classList.remove(...classes);
  }, [names]);
}

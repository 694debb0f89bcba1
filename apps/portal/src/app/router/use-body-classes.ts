import { useEffect } from 'react';

/**
 * Returns the body classes of a route and its parents, the outermost parent first (docs/product.md#access-to-routes). A
 * class that starts with '!' replaces the inherited classes.
 */
export function bodyClasses(chain: readonly (string | undefined)[]): readonly string[] {
  const classes = chain.filter((own) => own !== undefined);
  const replacing = classes.map((own) => own.startsWith('!')).lastIndexOf(true);
  return classes.slice(Math.max(replacing, 0)).map((own) => own.replace(/^!/u, ''));
}

export function useBodyClasses(chain: readonly (string | undefined)[]): void {
  const names = bodyClasses(chain).join(' ');
  useEffect(() => {
    const classes = names.split(' ').filter(Boolean);
    document.body.classList.add(...classes);
    return () => document.body.classList.remove(...classes);
  }, [names]);
}

import { createContext, useContext, useEffect } from 'react';

/**
 * The context with the function that reports to the route whether the requested resource is missing in the
 * active association.
 */
export const MissingContext = createContext<(isMissing: boolean) => void>(() => undefined);

/** Reports that the resource is missing while the page for a missing resource is shown. */
export function useReportMissing(): void {
  const report = useContext(MissingContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}

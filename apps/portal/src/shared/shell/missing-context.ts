import { createContext, useContext, useEffect } from 'react';

/** Reports to the route that the active association does not have what the address asks for. */
export const MissingContext = createContext<(isMissing: boolean) => void>(() => undefined);

/** Reports it for as long as the page of a missing resource is shown. */
export function useReportMissing(): void {
  const report = useContext(MissingContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}

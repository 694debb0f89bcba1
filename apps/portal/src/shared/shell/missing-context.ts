import { createContext, useContext, useEffect } from 'react';

/** The function that reports to the route whether the resource is missing in the active association. */
export const MissingContext = createContext<(isMissing: boolean) => void>(() => undefined);

export function useReportMissing(): void {
  const report = useContext(MissingContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}

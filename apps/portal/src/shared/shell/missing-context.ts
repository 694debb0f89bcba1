import { createContext, useContext, useEffect } from 'react';

/** Tells the route whether what its address asks for is not in the active association. */
export const MissingContext = createContext<(isMissing: boolean) => void>(() => undefined);

/** For a page in the place of what is not there, for as long as it stands there. */
export function useTellMissing(): void {
  const tell = useContext(MissingContext);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
}

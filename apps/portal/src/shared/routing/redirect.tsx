import { createContext, useContext } from 'react';
import { Navigate, type To } from 'react-router';

/** Receives the redirects of a page that the server draws. Null in the browser, where the router follows them. */
export const DrawnRedirect = createContext<((to: To) => void) | null>(null);

interface RedirectProps {
  to: To;
  state?: unknown;
}

/**
 * Replaces the current URL. On the server, where no effect runs, the redirect is reported, so that the server draws the
 * page that it leads to.
 */
export function Redirect({ to, state }: RedirectProps) {
  const report = useContext(DrawnRedirect);
  if (!report) return <Navigate to={to} state={state} replace />;
  report(to);
  return null;
}

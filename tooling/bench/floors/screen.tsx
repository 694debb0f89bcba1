import type { PropsWithChildren } from 'react';
import { Link } from 'react-router';

/** Renders the screen that the router part of a floor loads on demand. */
export function Screen({ children }: PropsWithChildren) {
  return (
    <section>
      {children}
      <Link to="/forgot-password">Wachtwoord vergeten?</Link>
    </section>
  );
}

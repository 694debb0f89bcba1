import type { PropsWithChildren } from 'react';
import { Link } from 'react-router';

/** The screen that the router's part loads on demand. */
export function Screen({ children }: PropsWithChildren) {
  return (
    <section>
      {children}
      <Link to="/forgot-password">Wachtwoord vergeten?</Link>
    </section>
  );
}

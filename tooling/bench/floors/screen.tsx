import type { PropsWithChildren } from 'react';
import { Link } from 'react-router';

export function Screen({ children }: PropsWithChildren) {
  return (
    <section>
      {children}
      <Link to="/forgot-password">Wachtwoord vergeten?</Link>
    </section>
  );
}

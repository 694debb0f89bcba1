import type { PropsWithChildren } from 'react';

export function Part({ children }: PropsWithChildren) {
  return (
    <main>
      <h1>Inloggen</h1>
      {children}
    </main>
  );
}

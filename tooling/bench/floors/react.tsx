import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const Screen = lazy(async () => import('./screen.tsx'));

/** Shows the sign-in page, with plain fields that load as a screen does. */
export function render(kept: readonly unknown[]): void {
  const root = document.querySelector('#root');
  if (!root) return;
  createRoot(root).render(
    <main data-libraries={kept.length}>
      <h1>Inloggen</h1>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </main>,
  );
}

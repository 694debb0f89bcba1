import { lazy, type PropsWithChildren, Suspense } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useNavigate } from 'react-router';

const Screen = lazy(async () => ({ default: (await import('./screen.tsx')).Screen }));

function Frame() {
  const navigate = useNavigate();
  return (
    <Suspense fallback={null}>
      <button type="button" onClick={() => void navigate('/login')}>
        Naar het begin
      </button>
      <Outlet />
    </Suspense>
  );
}

export function Part({ children }: PropsWithChildren) {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/login" element={<Screen>{children}</Screen>} />
        </Route>
        <Route path="*" element={<Navigate to="/login" replace />} />
      </Routes>
    </BrowserRouter>
  );
}

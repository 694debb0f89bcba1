import { Navigate, Route, Routes } from 'react-router';
import { MainLayout } from '../layouts/main-layout.tsx';
import { paths } from '../paths.ts';
import { routes } from './routes.ts';
import { ScreenFrame } from './screen-frame.tsx';

/** Every route in the layout that frames it; an unknown address leads to /404 (specification §2). */
export function PortalRoutes() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        {routes.map((route) => (
          <Route key={route.pattern} path={route.pattern} element={<ScreenFrame route={route} />} />
        ))}
        <Route path={paths.profile.pattern} element={<Navigate to={paths.account.build()} replace />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.notFound.build()} replace />} />
    </Routes>
  );
}

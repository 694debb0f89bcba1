import { createContext } from 'react';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const RoutesContext = createContext<readonly PortalRoute[]>([]);

import type { StoryPart } from '@mijn/domain/overview';
import { useBrand } from '../../shared/brand/brand.ts';
import { routeOfProvider } from '../../shared/routing/portal-route.ts';
import { routes } from '../router/routes.ts';

/** Returns a function that returns the name of a section, and the URL of one of its items. */
export function useStoryLinks() {
  const brand = useBrand();
  return (part: StoryPart, id: string) => {
    const list = routes.find(({ section }) => section === part);
    const { path, title } = routeOfProvider(list ?? { pattern: '/' }, brand);
    const page = routes.find(({ pattern }) => pattern.startsWith(`${path}/view/:`));
    return { kind: title, href: page ? page.pattern.replace(/:\w+/u, id) : path };
  };
}

import { preloadMembers } from '../src/app/layouts/main-layout.tsx';
import { hasOwnLayout, profilePath } from '../src/shared/routing/paths.ts';
import { routes } from '../src/app/routes/routes.ts';
import { urgentNews } from '../src/app/notices/notices.ts';

/** Paths that only lead to another page, and so have no files. */
export const aliases = [profilePath];

/** The modules of the frame around the pages of members. In the build, each import on demand returns an id. */
export const frame = [...(await preloadMembers()), await urgentNews.preload()];

export const pages = await Promise.all(
  routes.map(async ({ pattern, requiresAuth, screen, memberScreen, load }) => ({
    pattern,
    hasFrame: !hasOwnLayout(pattern),
    visitor: requiresAuth ? undefined : await screen.preload(),
    member: await (memberScreen ?? screen).preload(),
    calls: load && (await load()).default,
  })),
);

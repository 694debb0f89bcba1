import icons from 'virtual:icons';

/** The paths of the icons that the product uses, by their names in `@mdi/js`. */
export const iconPaths: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(icons).map(([name, { path }]) => [name, path]),
);

import type { Plugin } from 'vite';

const ALL_ICONS = '@mdi/js';
const ONE_ICON = '\0icon:';

export const isIcon = (id: string): boolean => id.startsWith(ONE_ICON);

/** Makes each icon a separate module. As one module, the first page with any icon would load the icons of all screens. */
export function iconsApart(): Plugin {
  const named = /import\s*\{([^}]*)\}\s*from\s*['"]@mdi\/js['"];?/gu;
  return {
    name: 'icons-apart',
    apply: 'build',
    enforce: 'pre',
    transform: (code) =>
      code.includes(ALL_ICONS)
        ? code.replace(named, (_, names: string) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean)
              .map((name) => `import { ${name} } from '${ONE_ICON}${name}';`)
              .join(' '),
          )
        : null,
    resolveId: (id) => (isIcon(id) ? id : null),
    async load(id) {
      if (!isIcon(id)) return null;
      const name = id.slice(ONE_ICON.length);
      const icons: Record<string, string> = await import(ALL_ICONS);
      const path = icons[name];
      if (path === undefined) throw new Error(`There is no icon ${name} in ${ALL_ICONS}.`);
      return `export const ${name} = ${JSON.stringify(path)};`;
    },
  };
}

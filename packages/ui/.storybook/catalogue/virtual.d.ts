declare module 'virtual:project-facts' {
  // An import declaration would make this file a module, which can't declare another module.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const facts: import('./project-facts.ts').ProjectFacts;
  export default facts;
}

declare module 'virtual:icons' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  const icons: Readonly<Record<string, import('./project-facts.ts').UsedIcon>>;
  export default icons;
}

declare module 'virtual:use-counts' {
  const counts: Readonly<Record<string, number>>;
  export default counts;
}

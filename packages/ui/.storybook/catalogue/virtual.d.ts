declare module 'virtual:project-facts' {
  // An import declaration would make this file a module, which can't declare another module.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const facts: import('./project-facts.ts').ProjectFacts;
  export default facts;
}

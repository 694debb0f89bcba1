declare module 'virtual:project-facts' {
  import type { ProjectFacts } from './project-facts.ts';

  const facts: ProjectFacts;
  export default facts;
}

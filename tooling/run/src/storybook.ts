import { runTogether } from './run-together.ts';

/** The Storybook of the library is on port 6006, that of the portal on port 6007. The first one also shows the stories of the second. */
runTogether(
  ['packages/ui', 'apps/portal'].map((folder) => ({
    folder,
    command: 'pnpm',
    args: ['run', 'storybook', '--ci'],
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  })),
);
console.log('Storybook comes at http://localhost:6006 in a moment. Stop it with Ctrl-C.');

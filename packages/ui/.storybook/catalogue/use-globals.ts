import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

type Globals = Record<string, unknown>;
type Payload = [{ globals: Globals }] | undefined;

const current = (): Globals => {
  const channel = addons.getChannel();
  const last: Payload = channel.last('globalsUpdated') ?? channel.last('setGlobals');
  return last?.[0].globals ?? {};
};

/** Returns the choices in the toolbar, on a page that is not a story. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState(current);
  useEffect(() => {
    const channel = addons.getChannel();
    const take = (payload: { globals: Globals }) => setGlobals(payload.globals);
    for (const event of ['setGlobals', 'globalsUpdated']) channel.on(event, take);
    return () => {
      for (const event of ['setGlobals', 'globalsUpdated']) channel.off(event, take);
    };
  }, []);
  return globals;
}

import { lazyPart } from '@mijn/ui/lazy-part';
import { Button } from '@mijn/ui/button';
import { useState } from 'react';
import { NewToken } from './new-token.tsx';
import { texts } from './texts.ts';

/** The dialog loads when it opens, because few members make a token. */
const { Component: CreateTokenDialog } = lazyPart(
  'create-token',
  async () => (await import('./create-token-dialog.tsx')).CreateTokenDialog,
  { isOverlay: true },
);

export function CreateToken() {
  const [isAsking, setAsking] = useState(false);
  // The token is in the state of this component alone, and is gone when the dialog closes.
  const [token, setToken] = useState<string>();
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {texts.create}
      </Button>
      {isAsking && (
        <CreateTokenDialog
          onClose={() => setAsking(false)}
          onMade={(made) => {
            setAsking(false);
            setToken(made);
          }}
        />
      )}
      {token !== undefined && <NewToken token={token} onClose={() => setToken(undefined)} />}
    </>
  );
}

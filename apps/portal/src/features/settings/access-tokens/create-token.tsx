import { Button } from '@mijn/ui/button';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../../shared/chunks/load-chunk.ts';
import { NewToken } from './new-token.tsx';
import { texts } from './texts.ts';

/** The dialog loads when it opens, because few members make a token. */
const CreateTokenDialog = lazy(async () => ({
  default: (await loadChunk('create-token', () => import('./create-token-dialog.tsx'))).CreateTokenDialog,
}));

export function CreateToken() {
  const [isAsking, setAsking] = useState(false);
  // The token is in the state of this component alone, and is gone when the dialog closes.
  const [token, setToken] = useState<string>();
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        {texts.create}
      </Button>
      <Suspense>
        {isAsking && (
          <CreateTokenDialog
            onClose={() => setAsking(false)}
            onMade={(made) => {
              setAsking(false);
              setToken(made);
            }}
          />
        )}
      </Suspense>
      {token !== undefined && <NewToken token={token} onClose={() => setToken(undefined)} />}
    </>
  );
}

import { LOST_SHARE_PATH, SHARED_REPORT_PATH } from '@mijn/domain/sharing';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { ButtonRow } from '@mijn/ui/stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { parsePath, useLocation } from 'react-router';
import {
  deleteSharedFiles,
  findOwnerOfShared,
  takeSharedFiles,
} from '../../../../shared/share-target/take-shared-files.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { texts as allTexts } from './texts.ts';

const { shared: texts } = allTexts;

/** Returns whether the address of the page has the parameter of a path. */
const isAt = (search: string, path: string): boolean => {
  const here = new URLSearchParams(search);
  return [...new URLSearchParams(parsePath(path).search)].every(([name, value]) => here.get(name) === value);
};

/**
 * Adds the files that were shared with the portal (docs/product.md#home-screen-and-push). Those that were shared while another member, or
 * nobody, was signed in are added after a question.
 */
export function SharedPhotos({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const { search } = useLocation();
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const isShared = isAt(search, SHARED_REPORT_PATH);
  const add = async () => onAdd(await takeSharedFiles());
  const begin = useEffectEvent((owner: string | undefined) => {
    if (owner === user?.id) void add();
    else setAsking(owner !== undefined);
  });
  useEffect(() => {
    if (isShared) void findOwnerOfShared().then((owner) => begin(owner));
  }, [isShared]);
  if (isAt(search, LOST_SHARE_PATH)) {
    return (
      <Alert tone="warning" title={texts.lost} isAnnounced>
        {texts.lostText}
      </Alert>
    );
  }
  if (!isAsking) return null;
  return (
    <Alert
      tone="warning"
      title={texts.ofOther}
      isAnnounced
      actions={
        <ButtonRow>
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              setAsking(false);
              void add();
            }}
          >
            {texts.add}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              setAsking(false);
              void deleteSharedFiles();
            }}
          >
            {texts.discard}
          </Button>
        </ButtonRow>
      }
    >
      {texts.ofOtherText}
    </Alert>
  );
}

import type { Publication } from '@mijn/domain/visibility';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { errorOf } from '../api/error-of.ts';
import { publicationIn } from './publication.ts';
import { texts } from './texts.ts';

type Send<Outcome> = (visibleMax: number) => Promise<Outcome>;

interface Asked {
  publication: Publication;
  isOpen: boolean;
  response: (isConfirmed: boolean) => void;
}

export interface PublicationQuestion {
  /**
   * Asks with the numbers of the server if a change would show documents that it does not expect. If others changed the
   * archive meanwhile, it asks again.
   * @param expected the number of documents that the member knows of, such as those of a change that is undone.
   * @returns undefined if the member does not want the change.
   */
  confirmed: <Outcome extends { error?: unknown }>(
    send: Send<Outcome>,
    expected?: number,
  ) => Promise<Outcome | undefined>;
  question: ReactNode;
}

export function usePublication(): PublicationQuestion {
  const [asked, setAsked] = useState<Asked>();
  const ask = (publication: Publication) =>
    new Promise<boolean>((resolve) => {
      const response = (isConfirmed: boolean) => {
        setAsked((current) => current && { ...current, isOpen: false });
        resolve(isConfirmed);
      };
      setAsked({ publication, isOpen: true, response });
    });
  return {
    confirmed: async (send, expected = 0) => {
      let outcome = await send(expected);
      let publication = publicationIn(errorOf(outcome));
      while (publication) {
        // oxlint-disable-next-line no-await-in-loop -- each response of the server decides whether to ask again
        if (!(await ask(publication))) return undefined;
        // oxlint-disable-next-line no-await-in-loop -- as above
        outcome = await send(publication.documents);
        publication = publicationIn(errorOf(outcome));
      }
      return outcome;
    },
    question: asked && (
      <ConfirmDialog
        isOpen={asked.isOpen}
        title={texts.title}
        confirmLabel={texts.confirm}
        onConfirm={() => asked.response(true)}
        onCancel={() => asked.response(false)}
      >
        {texts.becomesVisible(asked.publication)}
      </ConfirmDialog>
    ),
  };
}

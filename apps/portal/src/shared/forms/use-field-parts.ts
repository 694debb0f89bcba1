import { useCallback, useMemo, useRef, useState } from 'react';
import type { FileName } from '../drafts/draft.ts';

const isSame = (one: readonly FileName[] = [], other: readonly FileName[] = []): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function useFieldParts(ownFiles: readonly FileName[]) {
  const [byField, setByField] = useState<Readonly<Record<string, readonly FileName[]>>>({});
  const restarts = useRef(new Set<() => void>());
  const [holds, setHolds] = useState<Readonly<Record<string, string>>>({});

  const setFiles = useCallback((name: string, files: readonly FileName[]) => {
    setByField((current) => (isSame(current[name], files) ? current : { ...current, [name]: files }));
  }, []);
  const setHold = useCallback((name: string, reason: string | undefined) => {
    setHolds((current) => {
      if (current[name] === reason) return current;
      const { [name]: _, ...others } = current;
      return reason === undefined ? others : { ...others, [name]: reason };
    });
  }, []);
  const onRestart = useCallback((act: () => void) => {
    restarts.current.add(act);
    return () => void restarts.current.delete(act);
  }, []);
  return {
    files: useMemo(() => {
      const ofFields = Object.values(byField).flat();
      return ofFields.length > 0 ? [...ownFiles, ...ofFields] : ownFiles;
    }, [ownFiles, byField]),
    holds,
    restart: () => {
      for (const act of restarts.current) act();
    },
    surroundings: useMemo(() => ({ setFiles, setHold, onRestart }), [setFiles, setHold, onRestart]),
  };
}

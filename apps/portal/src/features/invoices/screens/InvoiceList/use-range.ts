import { useState } from 'react';

export interface Ends<End> {
  from: End;
  to: End;
}

interface RangeOptions<Value extends string | number, Typed> {
  applied: Ends<Value | undefined>;
  typedOf: (value: Value | undefined) => Typed;
  /** Returns the value of a typed end: undefined if nothing is typed, and null if it can't be read. */
  read: (typed: Typed) => Value | undefined | null;
  faultTexts: { unreadable: string; reversed: string };
  onChange: (range: Ends<Value | undefined>) => void;
}

type Read = string | number | undefined | null;

const areReversed = (from: Read, to: Read): boolean =>
  from !== undefined && from !== null && to !== undefined && to !== null && from > to;

/** @returns the typed ends, the faults of the fields, and the props of the `FilterForm` around them. */
export function useRange<Value extends string | number, Typed>(options: RangeOptions<Value, Typed>) {
  const { applied, typedOf, read, faultTexts, onChange } = options;
  const appliedAsTyped = (): Ends<Typed> => ({ from: typedOf(applied.from), to: typedOf(applied.to) });
  const [typed, setTyped] = useState(appliedAsTyped);
  const [faults, setFaults] = useState<Ends<string | undefined>>({ from: undefined, to: undefined });

  const apply = (): boolean => {
    const [from, to] = [read(typed.from), read(typed.to)];
    const faultOf = (end: Value | undefined | null) => (end === null ? faultTexts.unreadable : undefined);
    const isReversed = areReversed(from, to);
    setFaults({ from: faultOf(from), to: faultOf(to) ?? (isReversed ? faultTexts.reversed : undefined) });
    if (from === null || to === null || isReversed) return false;
    onChange({ from, to });
    return true;
  };
  return {
    typed,
    setTyped,
    faults,
    form: {
      onOpen: () => {
        setTyped(appliedAsTyped());
        setFaults({ from: undefined, to: undefined });
      },
      onApply: apply,
      onClear: () => onChange({ from: undefined, to: undefined }),
    },
  };
}

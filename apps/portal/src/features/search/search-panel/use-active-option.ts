import { type KeyboardEvent, type RefObject, useState } from 'react';

const optionsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
];

/** Returns the index of the entry to which a key moves, -1 for the field, or undefined for other keys. */
function targetOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return at < 0 ? count - 1 : at - 1;
    case 'Home':
      return at < 0 ? undefined : 0;
    case 'End':
      return at < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}

/**
 * By the combobox pattern of ARIA, the field keeps the focus, and the arrow keys choose an entry. Home and End belong to the text until an
 * entry is active. The elements of the entries have the role `option` and an id.
 */
export function useActiveOption(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [chosenId, setActiveId] = useState<string>();
  const activeId = ids.find((id) => id === chosenId);
  return {
    /** The id of the active entry. Undefined if no entry is active, or if it is gone. */
    activeId,
    /** Makes no entry active, because the list changes. */
    clear: () => setActiveId(undefined),
    active: () => optionsIn(list.current).find(({ id }) => id === activeId),
    first: () => optionsIn(list.current)[0],
    onKeyDown: (event: KeyboardEvent) => {
      const options = optionsIn(list.current);
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (options.length === 0 || ctrlKey || metaKey || altKey || shiftKey) return;
      const at = options.findIndex(({ id }) => id === activeId);
      const target = targetOf(key, at, options.length);
      if (target === undefined) return;
      event.preventDefault();
      setActiveId(options[target]?.id);
      options[target]?.scrollIntoView({ block: 'nearest' });
    },
  };
}

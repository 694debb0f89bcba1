import { useLocation, useNavigate, useSearchParams } from 'react-router';

const OPEN = 'foto';

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPhotoOpened' in state;

/**
 * Returns the photo in the URL, so that a link opens it and the Back button closes it. A step to another photo replaces
 * the history entry.
 */
export function useOpenPhoto() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const openId = search.get(OPEN);

  const show = (id: string | null) => {
    if (id === null && isOpenedHere(state)) {
      void navigate(-1);
      return;
    }
    const params = new URLSearchParams(search);
    if (id === null) params.delete(OPEN);
    else params.set(OPEN, id);
    const isStep = openId !== null;
    setSearch(params, {
      replace: isStep,
      preventScrollReset: true,
      state: isStep ? state : { isPhotoOpened: true },
    });
  };
  return { openId, show };
}

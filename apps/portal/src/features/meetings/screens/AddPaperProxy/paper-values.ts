import type { AgendaItem } from '@mijn/domain/agenda';
import type { PaperProxyForm } from '@mijn/domain/proxies';
import { storedPhotos } from '../../../../shared/photos/form-photos.ts';
import { holderIdOf, NEW_PROXY, OTHER, type ProxyValues, scopeOf } from '../../proxies/form-values.ts';

/** The values of the form of a proxy on paper. Each entry of `photos` is a `FormPhoto`. */
export type PaperValues = ProxyValues & {
  /** The id of the apartment; empty at first. */
  apartment: string;
  /** The name of the chosen apartment, so that a draft shows which one it is. */
  apartment_name: string;
  giver_name: string;
  /** The name of a holder who is no member. */
  holder_name: string;
  photos: readonly string[];
};

export const NEW_PAPER: PaperValues = {
  ...NEW_PROXY,
  apartment: '',
  apartment_name: '',
  giver_name: '',
  holder_name: '',
  photos: [],
};

/** Returns the proxy to send. A name that was typed before a member was chosen is left out. */
export const bodyOf = (values: PaperValues, proposals: readonly AgendaItem[]): PaperProxyForm => ({
  apartment_id: values.apartment,
  giver_name: values.giver_name.trim(),
  holder_id: holderIdOf(values),
  holder_name: values.holder === OTHER ? values.holder_name.trim() : '',
  ...scopeOf(values, proposals),
  photos: storedPhotos(values.photos),
});

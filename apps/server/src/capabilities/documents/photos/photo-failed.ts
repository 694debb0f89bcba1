import type { PhotoFailure } from '@mijn/domain/albums';

export class PhotoFailed extends Error {
  readonly failure: PhotoFailure;

  constructor(failure: PhotoFailure, options?: ErrorOptions) {
    super(`The photo is ${failure}.`, options);
    this.name = 'PhotoFailed';
    this.failure = failure;
  }
}

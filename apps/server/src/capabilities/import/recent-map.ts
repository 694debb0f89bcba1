/** A map that forgets everything when it is full, for results that rows near each other share. */
export class RecentMap<Value> extends Map<string, Value> {
  readonly #sizeMax: number;

  constructor(sizeMax: number) {
    super();
    this.#sizeMax = sizeMax;
  }

  override set(key: string, value: Value): this {
    if (this.size >= this.#sizeMax) this.clear();
    return super.set(key, value);
  }
}

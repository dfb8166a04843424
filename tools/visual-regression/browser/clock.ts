const RealDate = Date;

/** The fixed time in every story, in Storybook and in tests. */
const NOW = RealDate.UTC(2026, 10, 20, 9);

class FrozenDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(NOW);
    else super(...given);
  }

  static override now = () => NOW;
}

/** Freezes `Date`. Timers keep running. */
export function freezeClock() {
  globalThis.Date = FrozenDate as DateConstructor;
}

export function releaseClock() {
  globalThis.Date = RealDate;
}

const RealDate = Date;

/** The time at which every story takes place, for those who look at it and for those who test it. */
const NOW = RealDate.UTC(2026, 10, 20, 9);

class FrozenDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(NOW);
    else super(...given);
  }

  static override now = () => NOW;
}

/** Stops the clock of the page. Timers go on. */
export function freezeClock() {
  globalThis.Date = FrozenDate as DateConstructor;
}

export function releaseClock() {
  globalThis.Date = RealDate;
}

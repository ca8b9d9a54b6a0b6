const degreesPerSecond = 9;
/** A machine that needs longer than this for a frame should not be asked to animate. */
const slowFrameMs = 70;
/** A page that was out of sight goes on where it was. */
const stepMsMax = 50;

/** The turn before the first touch: a little with every frame, over for good once it ended. */
export class SlowTurn {
  #isOn: boolean;
  #lastMs: number | undefined;

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  end(): void {
    this.#isOn = false;
  }

  /** Degrees to turn for a frame at this time; ends where a frame comes late on a page in sight. */
  step(nowMs: number, isVisible: boolean): number {
    if (!this.#isOn) return 0;
    const passedMs = nowMs - (this.#lastMs ?? nowMs);
    this.#lastMs = nowMs;
    if (passedMs > slowFrameMs && isVisible) this.end();
    return (degreesPerSecond * Math.min(passedMs, stepMsMax)) / 1000;
  }
}

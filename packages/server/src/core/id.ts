import { v7 } from 'uuid';
import { latestTime, systemClock } from './clock.ts';

export const newId = (): string => v7();

/** The highest id that a correct clock can have created. */
export const latestId = () => v7({ msecs: Date.parse(latestTime(systemClock)), random: highest, seq });

const highest = new Uint8Array(16).fill(0xff);
const seq = 0xff_ff_ff_ff;

import { vars } from '../theme/vars.css.ts';

/** The space beside what a sheet says: on a phone it leaves more of its width to words that are told to be large. */
export const sheetInset = (usual: string) => `clamp(${vars.space[2]}, 20vw - 2rem, ${usual})`;

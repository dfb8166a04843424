import { vars } from '../theme/vars.css.ts';

/** Inline padding of a sheet, message or button, smaller on phones with enlarged text. */
export const sheetInset = (usual: string) => `clamp(${vars.space[2]}, 20vw - 2rem, ${usual})`;
